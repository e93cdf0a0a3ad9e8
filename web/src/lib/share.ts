// Handing something on: the system's own sheet where there is one, else the clipboard or a file.

/** How it went. `left`: the person changed their mind. */
export type Shared = "shared" | "copied" | "left" | "failed";

const isLeaving = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard on an insecure page: the old way needs something that is selected.
    const field = document.createElement("textarea");
    field.value = text;
    field.setAttribute("readonly", "");
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export async function shareLink(url: string, text: string): Promise<Shared> {
  if (navigator.canShare?.({ url, text })) {
    try {
      await navigator.share({ url, text });
      return "shared";
    } catch (error) {
      if (isLeaving(error)) return "left";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** Whether a picture can be handed on without saving it first. */
export const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], "picture.png", { type: "image/png" })] }) ?? false;

export async function shareFile(file: File, text: string): Promise<Shared> {
  try {
    await navigator.share({ files: [file], text });
    return "shared";
  } catch (error) {
    return isLeaving(error) ? "left" : "failed";
  }
}

/** Saves something as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
