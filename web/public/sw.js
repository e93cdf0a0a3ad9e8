// Works while no page is open: shows a page without a network, and leads from a notice to its table.
//
// It keeps four files and nothing else. Tables, addresses with an invitation and whatever the API says are never stored.

const OFFLINE = "stampede-offline-1";
const KEPT = ["/offline.html", "/offline.css", "/offline.js", "/icons/icon-192.png"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
    return;
  }
  // What the offline page needs; everything else is none of our business.
  const { origin, pathname } = new URL(request.url);
  if (origin === self.location.origin && KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
