import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the browser keeps for the site, as a page of it sees that. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    storage: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
const NOTHING = { cookies: '', storage: [0, 0], databases: [], caches: [] };

// In this order, by the same worker, and so in the same window (KeptWindow.ts).
test.describe
  .serial('of the test before', () => {
    let first: Page;

    test('something is left: in the browser, and in how the browser is', async ({ page, context }) => {
      first = page;
      await page.goto('/condition/1');
      await page.evaluate(async () => {
        // biome-ignore lint/suspicious/noDocumentCookie: it is there in every browser
        document.cookie = 'left=1; path=/';
        localStorage.setItem('left', '1');
        sessionStorage.setItem('left', '1');
        await caches.open('left');
        await new Promise((resolve) => {
          indexedDB.open('left').onsuccess = resolve;
        });
      });
      expect(await kept(page)).toEqual({ cookies: 'left=1', storage: [1, 1], databases: ['left'], caches: ['left'] });
      await context.grantPermissions(['clipboard-read']);
      await context.route('**/condition/1', (route) => route.abort());
      await context.setOffline(true);
    });

    test('nothing is found', async ({ page, context }) => {
      expect(page.context()).toBe(first.context());
      expect([context.pages().includes(first), first.isClosed()]).toEqual([false, true]);
      const answer = await page.goto('/condition/1');
      expect(answer?.status()).toBe(200);
      expect(await kept(page)).toEqual(NOTHING);
      expect(
        await page.evaluate(
          async () => (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
        ),
      ).not.toBe('granted');
    });
  });
