import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { canShareFiles, save, shareFile, shareLink } from "./share";

const LINK = "https://stampede.example/invite/t1";
const leaving = () => Promise.reject(new DOMException("", "AbortError"));

const share = vi.fn<(data: ShareData) => Promise<void>>();
const canShare = vi.fn<(data: ShareData) => boolean>();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  canShare.mockReset().mockReturnValue(true);
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { share, canShare, clipboard: { writeText } });
});
afterEach(() => void vi.unstubAllGlobals());

describe("a link", () => {
  test("goes to the system's own sheet", async () => {
    expect(await shareLink(LINK, "Come and play")).toBe("shared");
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: LINK, text: "Come and play" });
    expect(writeText).not.toHaveBeenCalled();
  });

  test("is not copied if somebody changes their mind", async () => {
    share.mockImplementation(leaving);
    expect(await shareLink(LINK, "")).toBe("left");
    expect(writeText).not.toHaveBeenCalled();
  });

  test("is copied where there is no such sheet, or it fails", async () => {
    canShare.mockReturnValue(false);
    expect(await shareLink(LINK, "")).toBe("copied");
    canShare.mockReturnValue(true);
    share.mockRejectedValue(new Error("broken"));
    expect(await shareLink(LINK, "")).toBe("copied");
    expect(writeText.mock.calls).toEqual([[LINK], [LINK]]);
  });

  test("is copied the old way on an insecure page, and nothing stays behind", async () => {
    vi.stubGlobal("navigator", {});
    const selected: string[] = [];
    document.execCommand = (command: string) => {
      selected.push(`${command} ${document.querySelector("textarea")?.value ?? ""}`);
      return selected.length === 1;
    };
    expect(await shareLink(LINK, "")).toBe("copied");
    expect(selected).toEqual([`copy ${LINK}`]);
    expect(await shareLink(LINK, "")).toBe("failed");
    expect(document.querySelector("textarea")).toBeNull();
  });
});

describe("a picture", () => {
  const picture = new File(["x"], "result.png", { type: "image/png" });

  test("goes to the system's own sheet, with its text", async () => {
    expect(await shareFile(picture, "Ana wins")).toBe("shared");
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [picture], text: "Ana wins" });
  });

  test("is offered only where pictures can be shared", () => {
    expect(canShareFiles()).toBe(true);
    expect(canShare.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: "picture.png", type: "image/png" });
    canShare.mockReturnValue(false);
    expect(canShareFiles()).toBe(false);
    vi.stubGlobal("navigator", {});
    expect(canShareFiles()).toBe(false);
  });

  test("may be left, or fail", async () => {
    share.mockImplementation(leaving);
    expect(await shareFile(picture, "")).toBe("left");
    share.mockRejectedValue(new Error("broken"));
    expect(await shareFile(picture, "")).toBe("failed");
  });

  test("is saved under its name, and let go afterwards", () => {
    vi.useFakeTimers();
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    save(picture, "result.png");
    expect(clicked).toEqual(["result.png blob:picture"]);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(revoked).toHaveBeenCalledWith("blob:picture");
    vi.useRealTimers();
  });
});
