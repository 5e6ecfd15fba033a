import type { Page } from '@playwright/test';
import { openCondition, publish, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { sql } from '../support/site.ts';

/** Editors publish categories themselves; conditions come before readers by their review. */
const CATEGORY = 3;
const CONDITION = 10;
const PATH = `/condition/${CONDITION}`;

test.use({ alone: true });

const panel = (page: Page) => page.getByRole('region', { name: 'Publisher' });
const notice = (page: Page) => page.locator('.publisher-notice');

/** What stands there is no list, so the page cannot be rendered. Nobody is told, so that it waits for whoever asks. */
async function setResources(resources: unknown): Promise<unknown> {
  const [before] = await sql<{ resources: unknown }>('SELECT resources FROM conditions WHERE id = $1', [CONDITION]);
  await sql('ALTER TABLE conditions DISABLE TRIGGER note_change');
  await sql('UPDATE conditions SET resources = $2 WHERE id = $1', [CONDITION, JSON.stringify(resources)]);
  await sql('ALTER TABLE conditions ENABLE TRIGGER note_change');
  return before?.resources;
}

/** As somebody does who has no mouse: to the button, into the dialog, and from there to what confirms it. */
async function rebuildByKeyboard(page: Page): Promise<void> {
  const button = panel(page).getByRole('button', { name: 'Rebuild everything' });
  await button.focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Rebuild', exact: true });
  await expect(confirm).toBeVisible();
  for (let presses = 0; presses < 6 && !(await confirm.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
}

test('a record says that it is being published, and since when it is live', async ({ page, request }) => {
  const description = `Described at ${Date.now()}, to see since when it is live.`;
  await signIn(page, 'editor');
  await page.goto(`/cms/collections/categories/${CATEGORY}`);
  const state = page.locator('.live-since [role=status]');
  await expect(state).toContainText('Live since');
  const before = await state.locator('time').getAttribute('datetime');
  await page.locator('#field-description').fill(description);
  await publish(page);
  await expect.poll(async () => state.locator('time').getAttribute('datetime')).not.toBe(before);
  await expect(state).toContainText('Live since');
  expect(await (await request.get(`/category/${CATEGORY}`)).text()).toContain(description);
});

test('an administrator rebuilds everything by keyboard, and sees how far it is and how it went', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cms');
  await expect(panel(page).getByText('Everything is published.')).toBeVisible();
  await rebuildByKeyboard(page);
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await expect(panel(page).getByText(/It ended at/)).toBeVisible();
  const [{ count } = { count: 0 }] = await sql<{ count: number }>('SELECT count(*)::int FROM publisher.page');
  await expect(panel(page).getByText(new RegExp(`^Rebuilt ${count} pages in [\\d.]+ s\\. It ended`))).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Rebuild everything' })).toBeFocused();
});

test('a page that cannot be rendered stays as it was, is an alert on every screen, and is live after it is mended', async ({
  page,
  request,
}) => {
  const [good, resources] = [await (await request.get(PATH)).text(), await setResources('no list')];
  try {
    await signIn(page, 'admin');
    await page.goto('/cms');
    await rebuildByKeyboard(page);
    await expect(panel(page).getByText(/\d failed\. It ended at/)).toBeVisible();
    await expect(panel(page).getByRole('heading', { name: /could not be published$/ })).toBeVisible();
    await expect(panel(page).getByRole('listitem').filter({ hasText: PATH }).first()).toContainText(
      /tried (once|\d times)/,
    );
    expect(await (await request.get(PATH)).text()).toBe(good);
    await openCondition(page, CONDITION);
    await expect(notice(page)).toContainText(/could not be published\./);
    await expect(page.locator('.live-since')).toContainText(new RegExp(`Not live: .*${PATH}: .`));
    await setResources(resources);
    await page.locator('.live-since').getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.live-since')).toContainText('Live since');
    await expect(page.locator('.live-since').getByRole('button')).toHaveCount(0);
    await page.goto('/cms');
    await expect(panel(page).getByText('Everything is published.')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  } finally {
    await setResources(resources);
  }
});

test('Retry on the dashboard tries what failed at once', async ({ page }) => {
  await sql(
    `INSERT INTO publisher.dirty (path, priority, error, attempts, not_before) VALUES ($1, 1, 'The disk is full.', 8, 'infinity')
     ON CONFLICT DO NOTHING`,
    [PATH],
  );
  await signIn(page, 'editor');
  await page.goto('/cms');
  await expect(panel(page)).toContainText('It is not tried again by itself.');
  await expect(panel(page).getByRole('button', { name: 'Rebuild everything' })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('Everything is published.')).toBeVisible();
});

test('translators see neither panel nor notice, but since when their translation is live', async ({ page }) => {
  const [translation] = await sql<{ id: number }>('SELECT min(id) AS id FROM condition_translations');
  await signIn(page, 'translator');
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.goto(`/cms/collections/condition-translations/${translation?.id}`);
  await expect(page.locator('.live-since')).toContainText('Live since');
});
