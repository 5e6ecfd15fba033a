import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toasts } from '@common-ground/api/contracts/wording/ar/toasts.ts';
import { CACHES } from '@common-ground/site/src/session/offline/caches.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { pagesFolder } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Messages of Chromium for requests without a connection. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/;
const FAREWELL = path.resolve(import.meta.dirname, '../../../cms/src/server/gateway/farewell.js');

const served = path.join(pagesFolder, 'sw.js');
const ours = readFileSync(served, 'utf8');
let keeper: NodeJS.Timeout | undefined;
/** Serves a text as `/sw.js` until the test ends. Other tests block service workers. */
function serveWorker(text: string): void {
  clearInterval(keeper);
  write(text);
  // The publisher restores files of the build that changed, so this writes again.
  keeper = setInterval(() => readFileSync(served, 'utf8') !== text && write(text), 20);
}
function write(text: string): void {
  writeFileSync(`${served}.new`, text);
  renameSync(`${served}.new`, served);
}
test.afterEach(() => {
  clearInterval(keeper);
  write(ours);
});

const badges = (page: Page) => page.locator('.connection');
const toast = (page: Page) => page.locator('.toast-title');
const notice = (page: Page) => page.locator('.update-notice');

/** Clicks on the page, and waits until the service worker controls it. */
async function startWorker(page: Page): Promise<void> {
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

const listCachedPaths = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Whether the cached offline page has a date. It has none before all that it needs is cached. */
const isOfflinePageWhole = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).match('/offline'))?.headers.has('date'), CACHES.read);

/** Makes the browser check for a new service worker. Returns whether one waits. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return Boolean(registration?.waiting);
  });

test('pages that were read open offline, others show a notice, and both have a badge', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(NO_LINE);
  await page.goto('/condition/1');
  const name = (await page.locator('h1').textContent()) ?? '';
  await startWorker(page);
  await expect
    .poll(() => listCachedPaths(page, CACHES.read))
    .toEqual(expect.arrayContaining(['/condition/1', '/offline']));
  await expect.poll(() => isOfflinePageWhole(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('toasts-kept'))).not.toBeNull();
  await page.goto('/ar');
  await startWorker(page);
  await expect.poll(() => listCachedPaths(page, CACHES.read)).toEqual(expect.arrayContaining(['/ar', '/ar/offline']));
  await expect(badges(page)).toHaveText(['متصل']);
  await waitForIdlePage(page);

  await context.setOffline(true);
  await expect(toast(page)).toHaveText(toasts.said.wentOffline.title);
  await expect(badges(page)).toHaveText(['غير متصل', 'غير متصل']);
  // A page opened while offline shows the badge "Offline", but no toast.
  await page.goto('/condition/1?search=anything');
  await expect(page.locator('h1')).toHaveText(name);
  await expect(badges(page)).toHaveText(['Offline', 'Offline']);
  await expect(page.locator('.toaster')).toHaveCount(0);
  await page.goto('/condition/2');
  const inPlace = page.getByRole('heading', { name: 'You are offline' });
  await expect(inPlace).toBeVisible();
  // Scripts of this page were never run before.
  await expect(page.getByRole('heading', { name: 'What you saved' })).toBeVisible();
  await expect(badges(page)).toHaveText(['Offline', 'Offline']);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(toast(page)).toHaveText('Back online');
  await expect(badges(page)).toHaveText(['Online']);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(inPlace).toHaveCount(0);
});

test('a new version waits for the reader, and no typed text is lost', async ({ page }) => {
  await page.goto('/contribute#add');
  const name = page.locator('form.contribution-form [name=name]');
  const search = page.locator('.site-header [type=search]');
  await expect(page.locator('form.contribution-form [type=submit]')).toBeEnabled();
  await startWorker(page);
  await name.fill('Long QT syndrome');
  serveWorker(ours.replace(/build \w+/, 'build another'));
  // The first check may read the file that the publisher has just restored.
  await expect.poll(() => lookForUpdate(page)).toBe(true);
  await expect(toast(page)).toHaveText('Update available');
  await expect(notice(page)).toContainText('Update available');
  await expectAccessible(page);

  // A reload would lose text outside drafts, so the page asks first.
  await search.fill('unsent');
  await notice(page).getByRole('button', { name: 'Refresh' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Refresh now?' });
  await question.getByRole('button', { name: 'Keep writing' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(search).toHaveValue('unsent');
  await search.fill('');

  let opened = 0;
  page.on('domcontentloaded', () => opened++);
  await notice(page).getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect.poll(() => opened).toBe(1);
  await expect(name).toHaveValue('Long QT syndrome');
  await waitForIdlePage(page);
  await startWorker(page);
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null);
  expect(await waits()).toBeNull();
  await expect(notice(page)).toHaveCount(0);
  expect(opened).toBe(1);
});

test('a faulty service worker is removed from the browser, and saved pages stay', async ({ page }) => {
  serveWorker(`self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    self.addEventListener('fetch', (event) => {
      if (event.request.mode === 'navigate') event.respondWith(new Response('broken'));
    });`);
  await page.goto('/condition/1');
  const title = await page.title();
  await page.evaluate(async ({ read, saved }) => {
    for (const name of [read, saved]) await (await caches.open(name)).put('/condition/1', new Response('kept'));
  }, CACHES);
  await startWorker(page);
  await waitForIdlePage(page);
  await page.goto('/condition/1');
  await expect(page.locator('body')).toHaveText('broken');

  serveWorker(readFileSync(FAREWELL, 'utf8'));
  await expect
    .poll(async () => {
      await lookForUpdate(page);
      return page.evaluate(() => caches.keys());
    })
    .toEqual([CACHES.saved]);
  await page.goto('/condition/1');
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
