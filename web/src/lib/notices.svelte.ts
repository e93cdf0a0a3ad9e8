// Telling somebody that it is their turn while they look elsewhere: a notice of the system, a number on the app's icon,
// a dot on the tab's. The tab's title says it, too (pages/Table.svelte).

import { waitingFavicon } from "../art/mark";
import { prefs } from "./prefs.svelte";

/** Whether the browser allows notices: it cannot, it has not been asked, it does, or the person has said no. */
export type Allowed = "unsupported" | "default" | "granted" | "denied";

const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator && window.isSecureContext;

class Notices {
  state = $state<Allowed>(canNotify() ? Notification.permission : "unsupported");

  constructor() {
    // If people change their minds in the browser's own settings, they need not reload.
    if (!canNotify()) return;
    navigator.permissions
      ?.query({ name: "notifications" })
      .then((status) => status.addEventListener("change", () => (this.state = Notification.permission)))
      .catch(() => undefined);
  }

  /** Whether they are wanted and allowed. */
  get on(): boolean {
    return prefs.notify && this.state === "granted";
  }

  /** The person switches them on or off; the browser may ask whether that is really wanted. */
  async want(on: boolean): Promise<void> {
    if (!on) {
      prefs.notify = false;
      return;
    }
    if (this.state === "default") this.state = await Notification.requestPermission();
    prefs.notify = this.state === "granted";
  }

  /** It is somebody's turn at a table that nobody looks at. One notice a table: a newer one takes its place. */
  async tell(table: string, title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, {
      body,
      tag: `turn-${table}`,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { path: `/table/${table}` },
    });
  }

  /** They have come, or somebody else has moved for them. */
  async forget(table: string): Promise<void> {
    if (this.state !== "granted") return;
    const worker = await navigator.serviceWorker.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: `turn-${table}` })) ?? []) notice.close();
  }
}

export const notices = new Notices();

/** A number on the app's icon, where there is one, and a dot on the tab's. */
export function mark(waiting: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) {
    icon.dataset["plain"] ??= icon.href;
    icon.href = waiting > 0 ? waitingFavicon() : icon.dataset["plain"];
  }
  const done = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  done?.catch(() => undefined); // the app is not installed
}
