import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

const answer = (topic: string, title: string, keywords: string[]) => ({
  topic,
  title,
  keywords,
  text: `About ${topic}.\n\nMore about ${topic}.`,
  links: [{ title: 'Learning', href: '/learning', language: 'en', isMedical: false, reviewedAt: null }],
  isSuggested: true,
  language: 'en',
});
const ANSWERS = [answer('autism', 'Autism', ['autism']), answer('forum', 'The forum', ['forum'])];
const LINES = [
  ['US', 'A line in a country', '911'],
  ['international', 'A line everywhere', null],
].map(([region, name, emergency], place) => ({
  id: place + 1,
  region,
  name,
  kinds: ['suicide'],
  emergency,
  phone: '988',
  chat: null,
  web: null,
  languages: ['en'],
  hours: null,
  forWhom: 'Everybody',
  source: 'https://example.org',
  checkedAt: null,
  language: 'en',
}));

const bubble = (page: Page) => page.locator('.chat-button');
const panel = (page: Page) => page.locator('.chat-panel');
const box = (page: Page) => panel(page).getByRole('textbox');
const messages = (page: Page) => panel(page).getByRole('log').locator('ol > li');

/** Opens the chat panel of a page. API responses are mocked. The topics arrive only when `answered` resolves. */
async function openChat(page: Page, path = '/condition/1', answered: Promise<void> = Promise.resolve()): Promise<void> {
  await page.route('**/api/chat-answers*', (route) => answered.then(() => route.fulfill({ json: ANSWERS })));
  await page.route('**/api/help-lines*', (route) => route.fulfill({ json: LINES }));
  await page.route('**/api/localized/find*', (route) =>
    route.fulfill({ json: { searchedFor: null, hasPage: false, conditions: [], near: [] } }),
  );
  await page.goto(path);
  await bubble(page).click();
  await expect(box(page)).toBeFocused();
}

test('opens and answers by keys, keeps the conversation on the next page, and axe finds nothing', async ({ page }) => {
  await openChat(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bubble(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('What is');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('autism?');
  await expect(box(page)).toHaveValue('What is\nautism?');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveText([/^You\s*What is\s*autism\?$/, /^Assistant\s*About autism\./]);
  await panel(page).getByRole('button', { name: 'Help lines' }).press('Enter');
  await expect(panel(page).getByText('A line in a country').first()).toBeInViewport();
  await expectAccessible(page, undefined, '.chat-panel');

  await messages(page).getByRole('link', { name: 'Learning' }).press('Enter');
  await expect(page).toHaveURL(/\/learning$/);
  await bubble(page).press('Enter');
  await expect(messages(page)).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Clear chat' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.reload();
  await bubble(page).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Autism' })).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test('shows help lines in the language of a crisis within a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openChat(page);
  await page.keyboard.type('أريد أن أموت');
  await page.keyboard.press('Enter');
  const reply = messages(page).nth(1);
  const title = reply.getByText('لا أحد مضطر إلى حمل هذا وحده');
  await expect(title).toBeInViewport();
  expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expect(reply.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
  await expect(reply.getByText('A line in a country').first()).toBeVisible();
  await expect(reply.locator('a[href*="help-lines"]')).toHaveAttribute('href', '/ar/help-lines');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, undefined, '.chat-panel');
});

test('closes the panel when the focus moves behind it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ar/condition/1');
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('.chat-panel, .chat-button')) return null;
      const over = [...document.querySelectorAll('.chat-panel, .chat-button:not([hidden])')];
      const one = focused.getBoundingClientRect();
      const isCovered = over.some((element) => {
        const other = element.getBoundingClientRect();
        const isBeside = one.right <= other.left || one.left >= other.right;
        return !isBeside && one.bottom > other.top && one.top < other.bottom;
      });
      return isCovered ? focused.outerHTML.slice(0, 100) : null;
    });
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    expect(await covered()).toBeNull();
  }
  // Focus on a covered part of the page closes the panel.
  await bubble(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.locator('main a').last().focus();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('main a').last()).toBeFocused();
});

test('opens from the header of a small screen, and keeps the message above its keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/condition/1');
  await expect(bubble(page)).toBeInViewport();
  await bubble(page).press('Enter');
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 360, height: 740 });
  const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
  await openChat(page, '/condition/1', answered);
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 400 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const edges = () => box(page).evaluate((element) => element.getBoundingClientRect());
  const expectInSight = async () => {
    await expect.poll(async () => (await edges()).bottom).toBeLessThanOrEqual(400);
    expect((await edges()).top).toBeGreaterThanOrEqual(0);
  };
  await expectInSight();
  // The topics appear above the text box.
  letAnswer();
  await expect(panel(page).getByRole('button', { name: 'The forum' })).toHaveCount(1);
  await expectInSight();
  await expect(box(page)).toBeFocused();
});
