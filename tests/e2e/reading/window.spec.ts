import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Returns what the page can read of the browser's storage. */
const readStorage = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    storage: [localStorage.length, sessionStorage.length],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
const NOTHING = { cookies: '', storage: [0, 0], databases: [], caches: [] };

// The tests run in this order in one worker, and so in the same window (SharedWindow.ts).
test.describe
  .serial('a browser window shared by two tests', () => {
    let first: Page;

    test('gets data, a permission, a route and offline mode in the first test', async ({ page, context }) => {
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
      expect(await readStorage(page)).toEqual({
        cookies: 'left=1',
        storage: [1, 1],
        databases: ['left'],
        caches: ['left'],
      });
      await context.grantPermissions(['clipboard-read']);
      await context.route('**/condition/1', (route) => route.abort());
      await context.setOffline(true);
    });

    test('has nothing left from the first test in the second', async ({ page, context }) => {
      expect(page.context()).toBe(first.context());
      expect([context.pages().includes(first), first.isClosed()]).toEqual([false, true]);
      const answer = await page.goto('/condition/1');
      expect(answer?.status()).toBe(200);
      expect(await readStorage(page)).toEqual(NOTHING);
      expect(
        await page.evaluate(
          async () => (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
        ),
      ).not.toBe('granted');
    });
  });
