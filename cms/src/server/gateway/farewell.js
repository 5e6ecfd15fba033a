// Served as /sw.js where OFFLINE=off. Browsers ask for that file by themselves, past any worker that they have, so this takes
// the place of one that does harm: it answers nothing, gives up what was kept unasked, and goes. What somebody kept on purpose
// (cg-saved) stays, for when there is a worker again. No page is shown anew: somebody may be writing in one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of ['cg-read', 'cg-assets']) await caches.delete(name);
  await self.registration.unregister();
}
