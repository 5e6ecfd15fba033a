import type { Page } from '@playwright/test';
import { sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

// The service worker opens saved pages offline.
test.use({ serviceWorkers: 'allow' });

const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|offline search index/;

/** Returns a published condition whose English name is one word. */
async function condition(): Promise<{ id: number; name: string }> {
  const [found] = await sql<{ id: number; name: string }>(
    `SELECT id, name FROM conditions WHERE _status = 'published' AND name !~ '\\s' ORDER BY id DESC LIMIT 1`,
  );
  if (!found) throw new Error('No condition has a name of one word');
  return found;
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('cg-saved')).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Waits for an active service worker. */
const whenServed = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));

test('a condition and a language are saved, opened and searched offline, and removed', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(NO_LINE);
  const { id, name } = await condition();
  const panel = page.locator('.save-panel').getByRole('status');
  await page.goto(`/condition/${id}`);
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(panel).toHaveText(/^Saved: .*B\.$/);
  const kept = await keptPaths(page);
  expect(kept).toEqual(expect.arrayContaining([`/condition/${id}`, '/offline', '/api/help-lines?lang=en']));
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url')),
  );
  expect(kept).toEqual(expect.arrayContaining(scripts));

  const late = Promise.withResolvers<void>();
  await page.route('**/api/offline-pages?*', (route) => late.promise.then(() => route.continue()));
  await page.getByRole('link', { name: 'All that you saved' }).click();
  const row = page.locator('.saved-item').filter({ hasText: name });
  await expect(row).toContainText(/[\d.]+ [kM]B on this device/);
  await expect(row).toContainText(/reviewed/i);
  const remove = row.getByRole('button', { name: `Remove ${name}` });
  const place = await remove.boundingBox();
  late.resolve();
  await expect(row).toContainText('Up to date.');
  expect(await remove.boundingBox()).toEqual(place);
  await waitForIdlePage(page);
  expect(await whenServed(page)).toBe(true);
  await context.setOffline(true);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/offline');
  await context.setOffline(false);
  await remove.click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you saved' })).toBeFocused();
  expect(await keptPaths(page)).toEqual([]);

  await page.getByRole('button', { name: 'Save all in English' }).click();
  await expect(panel).toHaveText(/^This fetches about [\d.]+ (kB|MB)\.$/);
  await page.locator('.save-panel').getByRole('button', { name: 'Save now' }).click();
  await expect(panel).toHaveText(/^Saved: .*B\.$/);
  await expect(page.locator('.saved-item')).toContainText('Whole language');
  await waitForIdlePage(page);
  await context.setOffline(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
  await page.goto(`/?search=${encodeURIComponent(name)}`);
  const found = page.locator(`.search-results a[href="/condition/${id}"]`);
  await expect(found).toHaveText(name);
  // The search uses the saved index, not the cached pages.
  expect(missing.filter((path) => path.startsWith('/search/'))).toEqual([]);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
