import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let permission: NotificationPermission;
let asked: () => NotificationPermission;
let hidden: boolean;
let changed: () => void;
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const close = vi.fn<() => void>();
const setAppBadge = vi.fn<(count: number) => Promise<void>>();
const clearAppBadge = vi.fn<() => Promise<void>>();

/** The module as a page loads it, in a browser with all of this. */
async function loaded() {
  vi.resetModules();
  vi.doMock("../art/mark", () => ({ waitingFavicon: () => "data:image/svg+xml,dot" })); // loading drawings takes long
  return await import("./notices.svelte");
}

beforeEach(() => {
  localStorage.clear();
  permission = "granted";
  asked = () => "granted";
  hidden = true;
  for (const spy of [shown, close, setAppBadge, clearAppBadge]) spy.mockReset();
  setAppBadge.mockResolvedValue();
  clearAppBadge.mockResolvedValue();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve((permission = asked())),
  });
  const getNotifications = ({ tag }: { tag: string }) => Promise.resolve(tag === "turn-t1" ? [{ close }] : []);
  const worker = { showNotification: shown, getNotifications };
  const status = { addEventListener: (_: string, heard: () => void) => void (changed = heard) };
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { getRegistration: () => Promise.resolve(worker) },
    permissions: { query: () => Promise.resolve(status) },
    setAppBadge,
    clearAppBadge,
  });
});

afterEach(() => {
  // Other tests share this browser, and the modules that were loaded last.
  localStorage.clear();
  vi.doUnmock("../art/mark");
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe("notices of a turn", () => {
  test("are shown to those who want them and look elsewhere", async () => {
    const { notices } = await loaded();
    await notices.tell("t1", "Your turn", "Ana has run.");
    expect(shown).not.toHaveBeenCalled();
    await notices.want(true);
    await notices.tell("t1", "Your turn", "Ana has run.");
    expect(shown).toHaveBeenCalledOnce();
    const [title, options] = shown.mock.calls[0] ?? [];
    expect(title).toBe("Your turn");
    expect(options).toMatchObject({ body: "Ana has run.", tag: "turn-t1", data: { path: "/table/t1" } });
  });

  test("are not shown to those who look at the page, or want no more", async () => {
    const { notices } = await loaded();
    await notices.want(true);
    hidden = false;
    await notices.tell("t1", "Your turn", "");
    hidden = true;
    await notices.want(false);
    await notices.tell("t1", "Your turn", "");
    expect(shown).not.toHaveBeenCalled();
  });

  test("go when somebody comes", async () => {
    const { notices } = await loaded();
    await notices.forget("another");
    expect(close).not.toHaveBeenCalled();
    await notices.forget("t1");
    expect(close).toHaveBeenCalledOnce();
  });
});

describe("whether they are allowed", () => {
  test("is asked once, when somebody first wants them", async () => {
    permission = "default";
    const { notices } = await loaded();
    expect([notices.state, notices.on]).toEqual(["default", false]);
    await notices.want(true);
    expect([notices.state, notices.on]).toEqual(["granted", true]);
  });

  test("can be denied, and then they stay off", async () => {
    permission = "default";
    asked = () => "denied";
    const { notices } = await loaded();
    await notices.want(true);
    expect([notices.state, notices.on]).toEqual(["denied", false]);
    await notices.tell("t1", "Your turn", "");
    expect(shown).not.toHaveBeenCalled();
  });

  test("may change in the browser's own settings", async () => {
    const { notices } = await loaded();
    await notices.want(true);
    permission = "denied";
    changed();
    expect([notices.state, notices.on]).toEqual(["denied", false]);
  });

  test("cannot be asked on an insecure page", async () => {
    vi.stubGlobal("isSecureContext", false);
    const { notices } = await loaded();
    await notices.want(true);
    expect([notices.state, notices.on]).toEqual(["unsupported", false]);
  });
});

describe("the number of tables that wait", () => {
  test("is on the app's icon, and goes with the last of them", async () => {
    const { mark } = await loaded();
    mark(2);
    mark(1);
    expect(setAppBadge.mock.calls).toEqual([[2], [1]]);
    expect(clearAppBadge).not.toHaveBeenCalled();
    mark(0);
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  test("is a dot on the tab's icon", async () => {
    const { mark } = await loaded();
    const icon = Object.assign(document.createElement("link"), { rel: "icon", href: "https://stampede.example/icon" });
    document.head.append(icon);
    mark(1);
    expect(icon.href).toBe("data:image/svg+xml,dot");
    mark(3);
    mark(0);
    expect(icon.href).toBe("https://stampede.example/icon");
    icon.remove();
  });

  test("harms nobody whose browser has no such icon", async () => {
    const { mark } = await loaded();
    setAppBadge.mockRejectedValue(new Error("the app is not installed"));
    mark(1);
    vi.stubGlobal("navigator", {});
    expect(() => (mark(1), mark(0))).not.toThrow();
  });
});
