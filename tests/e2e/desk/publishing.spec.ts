import type { PublisherState, Rebuild } from '@common-ground/api/contracts/publishing/publisherState.ts';
import type { Locator, Page } from '@playwright/test';
import { openCondition, saveDraft, sendForReview, signIn } from '../support/cms.ts';
import { openContribution, step } from '../support/desk.ts';
import { expect, test } from '../support/deskTest.ts';
import { sql } from '../support/site.ts';

const CONDITION = 10;
const PATH = `/condition/${CONDITION}`;

const panel = (page: Page) => page.getByRole('region', { name: 'Publisher' });
const notice = (page: Page) => page.locator('.publisher-notice');

/**
 * Sets the resources of the condition and returns those before. Without a list its page cannot be rendered. The trigger
 * is off meanwhile, so the change is not recorded and the publisher renders the page only on request.
 */
async function setResources(resources: unknown): Promise<unknown> {
  const [before] = await sql<{ resources: unknown }>('SELECT resources FROM conditions WHERE id = $1', [CONDITION]);
  await sql('ALTER TABLE conditions DISABLE TRIGGER note_change');
  await sql('UPDATE conditions SET resources = $2 WHERE id = $1', [CONDITION, JSON.stringify(resources)]);
  await sql('ALTER TABLE conditions ENABLE TRIGGER note_change');
  return before?.resources;
}

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

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Places the caret at the end of an editor's text and types. The editor and its form follow a moment later. */
async function writing(page: Page, text: Locator, work: (keys: Page['keyboard']) => Promise<void>): Promise<void> {
  await expect(async () => {
    await text.focus();
    await page.keyboard.press('Control+End');
    await idle(page);
    const isAtEnd = (one: Element) => one.lastElementChild?.contains(document.getSelection()?.focusNode ?? null);
    expect(await text.evaluate(isAtEnd)).toBe(true);
  }).toPass();
  await work(page.keyboard);
  await idle(page);
}

/** Sends the form's draft to review, approves and publishes it, and returns to the form. */
async function publishByReview(page: Page, title: string): Promise<void> {
  const form = page.url();
  await sendForReview(page);
  await signIn(page, 'reviewer');
  await openContribution(page, title);
  await step.take(page);
  await step.approve(page);
  await signIn(page, 'editor');
  await openContribution(page, title);
  await step.publish(page);
  await page.goto(form);
}

test('the form of a page shows since when it is live, and HTML in its text is shown as text', async ({
  page,
  request,
}) => {
  const [{ id, title } = { id: 0, title: '' }] = await sql<{ id: number; title: string }>(
    `SELECT id, title FROM pages WHERE slug = 'terms'`,
  );
  const inMarkdown = `Changed at ${Date.now()}, <b>not bold</b>, see [privacy](/privacy).`;
  const inHtml = inMarkdown
    .replace('<b>not bold</b>', '&lt;b&gt;not bold&lt;/b&gt;')
    .replace('[privacy](/privacy)', '<a href="/privacy">privacy</a>');
  const text = async () => (await request.get('/terms')).text();
  await signIn(page, 'editor');
  await page.goto(`/cms/collections/pages/${id}`);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', /\/terms$/);
  const [body, state] = [page.getByRole('textbox', { name: 'Body' }), page.locator('.live-since [role=status]')];
  await expect(state).toContainText('Live since');
  const since = await state.locator('time').getAttribute('datetime');
  await writing(page, body, async (keys) => {
    await keys.press('Enter');
    await keys.type(inMarkdown);
  });
  await saveDraft(page);
  expect(await text()).not.toContain('Changed at');
  await publishByReview(page, title);
  await expect.poll(async () => state.locator('time').getAttribute('datetime')).not.toBe(since);
  await expect(state).toContainText('Live since');
  expect(await text()).toContain(inHtml);
  await writing(page, body, async (keys) => {
    const isThere = async () => (await body.textContent())?.includes('Changed at');
    for (let words = 0; words < 40 && (await isThere()); words += 1) await keys.press('Control+Backspace');
  });
  await saveDraft(page);
  await publishByReview(page, title);
  await expect.poll(text).not.toContain('not bold');
  await page.goto('/cms');
  await expect(page.locator('main, .dashboard').first()).toContainText('older than their source text');
});

/** Answers calls for a rebuild, and for the state of it, in place of the server: a rebuild of this site takes long. */
async function fakeRebuilds(page: Page): Promise<(change: Partial<Rebuild>) => void> {
  const requestedAt = '2026-03-01T10:00:00.000Z';
  let rebuild: Rebuild | null = null;
  const seenAt = new Date().toISOString();
  const idle = {
    isAway: false,
    seenAt,
    pending: 0,
    waitingSince: null,
    pages: 1200,
    last: null,
    failures: [],
    failed: 0,
  };
  await page.route('**/cms/api/publisher/state', (route) =>
    route.fulfill({ json: { ...idle, rebuild } satisfies PublisherState }),
  );
  await page.route('**/cms/api/publisher/rebuild', (route) => {
    rebuild = { id: 1, requestedAt, startedAt: null, finishedAt: null, total: 0, done: 0, failed: 0 };
    return route.fulfill({ json: { id: 1, hasJoined: false } });
  });
  return (change) => {
    if (rebuild) rebuild = { ...rebuild, ...change };
  };
}

test('an administrator starts a rebuild by keyboard, and sees its progress and result', async ({ page }) => {
  const changeRebuild = await fakeRebuilds(page);
  await signIn(page, 'admin');
  await page.goto('/cms');
  await rebuildByKeyboard(page);
  await expect(panel(page).getByText('The rebuild begins when the publisher comes to it')).toBeVisible();
  changeRebuild({ startedAt: '2026-03-01T10:00:00.000Z', total: 1200, done: 300 });
  await expect(panel(page).getByRole('progressbar', { name: 'Rebuilt 300 of 1,200 pages' })).toBeVisible();
  changeRebuild({ finishedAt: '2026-03-01T10:00:07.500Z', done: 1200 });
  await expect(panel(page).getByText(/^Rebuilt 1,200 pages in 7\.5 s\. It ended at/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Rebuild everything' })).toBeFocused();
});

test.describe('the publisher', () => {
  test.use({ alone: true });

  test('keeps a page that cannot be rendered, shows alerts, and renders it after a repair', async ({
    page,
    request,
  }) => {
    const [good, resources] = [await (await request.get(PATH)).text(), await setResources('no list')];
    const failed = panel(page).getByRole('listitem').filter({ hasText: PATH }).first();
    try {
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
      await expect(failed).toContainText(/tried (once|\d times)/);
      await expect(failed).not.toContainText('The disk is full.');
      await expect(panel(page).getByRole('heading', { name: /could not be published$/ })).toBeVisible();
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
});
