import { answerFile, answerFresh } from './answerFile.ts';
import { answerPage } from './answerPage.ts';
import { chooseStrategy } from './chooseStrategy.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';
import { openPushed, showPush } from './showPush.ts';
import { type OpenedPage, storeOpenedPage } from './storeOpenedPage.ts';
import { sweepFiles } from './sweepFiles.ts';

/** Scope of `/sw.js` (docs/decisions/038). When the worker fails, the network answers as if there were no worker. */
declare const self: WorkerScope;

// Installation loads nothing (no `install` handler), and a new version waits until the reader activates it.
self.addEventListener('activate', (event) => {
  // Taking control of open pages mixes no versions: files that they load later have digests in their names.
  event.waitUntil(Promise.all([self.clients.claim(), sweepFiles().catch(() => {})]));
});

const ANSWERS = { page: answerPage, file: answerFile, answer: answerFresh };

self.addEventListener('fetch', (event: FetchEvent) => {
  const { request } = event;
  const strategy = chooseStrategy(request, self.location.origin);
  if (strategy === 'pass') return;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  event.respondWith(ANSWERS[strategy]({ request, waitUntil }).catch(() => fetch(request)));
});

type Message = { type: 'skip-waiting' } | ({ type: 'opened' } & OpenedPage);

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'skip-waiting') event.waitUntil(self.skipWaiting());
  if (message.type === 'opened') event.waitUntil(storeOpenedPage(message, self.location.origin).catch(() => {}));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)));
