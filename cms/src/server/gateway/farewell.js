// Served as /sw.js when OFFLINE=off. Browsers fetch that file past any service worker that they have, so this script
// replaces a faulty one. It answers no requests, deletes the automatic caches and unregisters. Pages that users saved
// (cg-saved) stay. Open pages are not reloaded, because a user may be writing in one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of ['cg-read', 'cg-assets']) await caches.delete(name);
  await self.registration.unregister();
}
