// The service worker: the app can be installed, has a page for when there is no network, and notices lead to tables.

/** Registers it once the page has better things behind it. Without a secure address there is none, and nothing is lost. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
