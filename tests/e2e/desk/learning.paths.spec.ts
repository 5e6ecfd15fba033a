import type { Page } from '@playwright/test';
import { saveDraft, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { siteUrl, sql } from '../support/site.ts';
import { waitForIdlePage } from '../support/test.ts';

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:00.400\nA door opens.\n';

/** Records half a second of film in the browser, so that the browser can play it. */
const filmed = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isDone = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      canvas.getContext('2d')?.fillRect(frame, 0, 9, 9);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await isDone;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });

/** Clicks Save after Payload's form has processed the typed text. */
async function save(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('#action-save').click();
}

test('an editor reorders a path by keyboard, adds a film with captions, and previews the draft', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 400/);
  await signIn(page, 'editor');
  await page.goto('/cms/collections/films/create');
  const film = { name: 'door.webm', mimeType: 'video/webm', buffer: Buffer.from(await filmed(page)) };
  await page.locator('input[type=file]').first().setInputFiles(film);
  await page.getByLabel('Title').fill('A door');
  await page.locator('#field-captions__0__language input').first().fill('English');
  await page.getByRole('option', { name: 'English' }).first().click();
  const captions = page.locator('#field-captions__0__text');
  await captions.fill('WEBVTT\n\n0:00 --> 0:01\nA door opens.');
  // The form's validation response may arrive after that of the click and remove its message, so this clicks again.
  await expect(async () => {
    await save(page);
    await expect(page.getByText(/^Line 3: a time is written as/)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  const vtt = { name: 'door.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
  await page.getByLabel('Take it from a file').setInputFiles(vtt);
  await expect(captions).toHaveValue(CAPTIONS);
  await save(page);
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully created/i);
  const [given] = await sql<{ id: number; filename: string }>(
    'SELECT id, filename FROM films ORDER BY id DESC LIMIT 1',
  );

  const [{ id = 0 } = {}] = await sql<{ id: number }>('SELECT max(id) AS id FROM learning_paths WHERE is_active');
  await page.goto(`/cms/collections/learning-paths/${id}`);
  const titles = page.locator(
    '#field-modules > .blocks-field__rows > * > .collapsible > .collapsible__toggle-wrap .row-title',
  );
  await expect(titles.first()).toContainText(' · ');
  const before = await titles.allInnerTexts();
  const [, name = ''] = / · (.+)$/.exec(before[0] ?? '') ?? [];
  const menu = page.getByRole('button', { name: new RegExp(`^Menu of \\w+ \\d · ${name}$`) });
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Move Down' }).press('Enter');
  await expect(titles.nth(1)).toContainText(name);
  const moved = page.getByRole('status').filter({ hasText: /^Moved: / });
  await expect(moved).toContainText(`2 · ${name}`);
  await expect(menu).toBeFocused();
  // The rows are rendered again with the server's response.
  await waitForIdlePage(page);
  await expect(moved).toContainText(`2 · ${name}`);
  await saveDraft(page);

  // Adds the film through the API, instead of choosing it in Payload's drawer.
  const headers = { origin: siteUrl };
  const address = `/cms/api/learning-paths/${id}`;
  const { modules, updatedAt } = await (await page.request.get(`${address}?draft=true&depth=0`, { headers })).json();
  const activity = {
    blockType: 'film',
    title: 'A door',
    description: 'See it.',
    film: given?.id,
    transcript: 'It opens.',
  };
  const added = { blockType: 'video', title: 'A door opens', description: 'See it.', minutes: 1, points: 1 };
  const data = { modules: [...modules, { ...added, activities: [activity] }], _status: 'draft', updatedAt };
  const saved = await page.request.patch(`${address}?draft=true&depth=0`, { data, headers });
  expect(saved.status(), await saved.text()).toBe(200);

  await page.reload();
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Preview/ }).press('Enter'),
  ]);
  await expect(preview.getByText('Draft, not published.')).toBeVisible();
  await expectAccessible(preview, 'a preview', 'body');
  await preview.getByRole('link', { name: 'A door opens', exact: true }).press('Enter');
  await expect(preview).toHaveURL(/preview\?module=\d+$/);
  const video = preview.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  await expect(video.locator('source')).toHaveAttribute('src', `/films/${given?.filename}`);
  const captioned = video.locator('track[srclang=en]');
  expect(await (await page.request.get((await captioned.getAttribute('src')) ?? '')).text()).toBe(CAPTIONS);
  await preview.getByRole('button', { name: 'Mark as Complete' }).press('Enter');
  await preview.getByRole('button', { name: 'Complete without it' }).press('Enter');
  await expect(preview).toHaveURL(/\/preview$/);
  await expect(preview.getByText('Draft, not published.')).toBeVisible();
});
