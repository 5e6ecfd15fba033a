import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

const TEXTS = {
  revision: 12,
  isProtected: false,
  language: 'en',
  texts: {
    name: 'Autism',
    summary: 'A summary.',
    overview: 'First paragraph.\n\nSecond paragraph.',
    symptoms: ['one sign', 'another sign'],
    causes: ['genes'],
    treatments: ['support'],
    resources: ['A charity: https://example.org'],
    tags: ['brain'],
  },
};

const toast = (page: Page) => page.locator('.toast');
const form = (page: Page) => page.locator('form.contribution-form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const submit = (page: Page) => form(page).locator('[type=submit]');
const alert = (page: Page) => form(page).locator('.alert');
const choose = (page: Page, section: string) => field(page, 'section').selectOption({ label: section });

async function serveTexts(page: Page, answer: object = { json: TEXTS }) {
  await page.route('**/api/conditions/1/texts*', (route) => route.fulfill(answer));
}

async function receive(page: Page, answer: object = { json: { id: 5, status: 'pending', title: 'Autism' } }) {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/conditions/1/suggestions*', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return bodies;
}

test.beforeEach(({ page }) => serveTexts(page));

async function open(page: Page, path = '/suggest?condition=1') {
  await page.goto(path);
  await expect(submit(page)).toBeEnabled();
}

async function saySender(page: Page) {
  await field(page, 'contributorName').fill('Ada Guest');
  await field(page, 'contributorEmail').fill('ada@example.org');
}

test('Suggest Edit on a condition page opens the form with the texts of now', async ({ page }) => {
  await page.goto('/condition/1');
  await page.getByRole('link', { name: 'Suggest Edit' }).click();
  await expect(page).toHaveURL('/suggest?condition=1');
  await expect(field(page, 'name')).toHaveValue('Autism');
  await expect(field(page, 'summary')).toHaveValue('A summary.');
  await choose(page, 'Overview');
  await expect(field(page, 'overview')).toHaveValue(TEXTS.texts.overview);
  await choose(page, 'Symptoms');
  await expect(page.getByRole('list', { name: 'Entries: Symptoms' }).locator('li > span')).toHaveText([
    'one sign',
    'another sign',
  ]);
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Page: Autism' }).click();
  await expect(page).toHaveURL('/condition/1');
});

test('only what was changed is sent, with the version it was made from, and the page says so', async ({ page }) => {
  const bodies = await receive(page);
  await open(page);
  await choose(page, 'Symptoms');
  await field(page, 'symptoms').fill('a third sign');
  await field(page, 'symptoms').press('Enter');
  await page.getByRole('button', { name: 'Remove “one sign”' }).click();
  await choose(page, 'Overview');
  await field(page, 'overview').fill('Something else.');
  await expect(page.getByText('Changed so far: Overview · Symptoms')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the changes to this section' }).click();
  await expect(page.getByText('Changed so far: Symptoms')).toBeVisible();
  await field(page, 'editSummary').fill(' The newer guideline ');
  await field(page, 'source').fill('https://example.org/guideline');
  await page.getByRole('checkbox', { name: 'This is a minor edit' }).check();
  await saySender(page);
  await submit(page).click();
  await expect(page).toHaveURL('/condition/1');
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Suggestion has been submitted for review');
  expect(bodies).toEqual([
    {
      texts: { symptoms: ['another sign', 'a third sign'] },
      baseRevision: 12,
      language: 'en',
      editSummary: 'The newer guideline',
      source: 'https://example.org/guideline',
      isMinorEdit: true,
      contributorName: 'Ada Guest',
      contributorEmail: 'ada@example.org',
    },
  ]);
  await open(page);
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
});

test('what is missing is said by its field, and a link leads to one of another section', async ({ page }) => {
  const bodies = await receive(page);
  await open(page);
  await submit(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveText([
    'Change something first.',
    'Say what you changed and why.',
    'Write your name.',
    'Write your email address.',
  ]);
  await choose(page, 'Causes');
  await page.getByRole('button', { name: 'Remove “genes”' }).click();
  await choose(page, 'Tags');
  await submit(page).click();
  await alert(page).getByRole('link', { name: 'Add at least one cause.' }).click();
  await expect(field(page, 'causes')).toBeFocused();
  await expect(field(page, 'section')).toHaveValue('causes');
  expect(bodies).toEqual([]);
});

test('a refusal is said in the form and in a toast, the text stays, and comes back after a reload', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 502/);
  await receive(page, { status: 502, body: '<h1>Bad gateway</h1>' });
  await open(page);
  await field(page, 'summary').fill('A better summary.');
  await field(page, 'editSummary').fill('Plainer');
  await saySender(page);
  await submit(page).click();
  await expect(alert(page)).toContainText('Failed to submit suggestion');
  await expect(alert(page)).toContainText('Your text is still here.');
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to submit suggestion');
  await page.reload();
  await expect(field(page, 'summary')).toHaveValue('A better summary.');
  await expect(field(page, 'editSummary')).toHaveValue('Plainer');
  await expect(page.getByText('This is what you wrote before.')).toBeVisible();
});

test('a draft stays with the version it was begun from, and says that there is a newer one', async ({ page }) => {
  const bodies = await receive(page);
  await open(page);
  await field(page, 'summary').fill('A better summary.');
  await page.unroute('**/api/conditions/1/texts*');
  await serveTexts(page, { json: { ...TEXTS, revision: 13, texts: { ...TEXTS.texts, name: 'Autism spectrum' } } });
  await page.reload();
  await expect(page.getByText('The page has changed since you began.')).toBeVisible();
  await field(page, 'editSummary').fill('Plainer');
  await saySender(page);
  await submit(page).click();
  await expect(page).toHaveURL('/condition/1');
  expect(bodies[0]).toMatchObject({ baseRevision: 12, texts: { summary: 'A better summary.' } });
});

test('without a line it says so, keeps the text and sends it later', async ({ page, context, watch }) => {
  // The script of the page, which comes when somebody reaches for a form.
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  const bodies = await receive(page);
  await open(page);
  await whenQuiet(page);
  await context.setOffline(true);
  await field(page, 'summary').fill('Written on a train.');
  await field(page, 'editSummary').fill('Plainer');
  await saySender(page);
  await submit(page).click();
  await expect(alert(page)).toContainText('You are offline, so nothing was sent.');
  await context.setOffline(false);
  await submit(page).click();
  await expect(page).toHaveURL('/condition/1');
  expect(bodies).toHaveLength(1);
});

test('somebody who is signed in is not asked who they are', async ({ page }) => {
  await enter(page, await newReader());
  const bodies = await receive(page);
  await open(page);
  await field(page, 'name').fill('Autism spectrum');
  await field(page, 'editSummary').fill('The name of today');
  // By keyboard: Enter in a line of text sends.
  await field(page, 'editSummary').press('Enter');
  await expect(page).toHaveURL('/condition/1');
  expect(Object.keys(bodies[0] ?? {})).not.toContain('contributorName');
});

test('a page without a translation says in which language its texts are', async ({ page }) => {
  await open(page, '/es/suggest?condition=1');
  await expect(page.getByText('Estos son sus textos en este idioma: inglés.')).toBeVisible();
  await expect(field(page, 'summary')).toHaveAttribute('lang', 'en');
});

test('a protected page says so, and takes the proposals of trusted roles', async ({ page }) => {
  await page.unroute('**/api/conditions/1/texts*');
  await serveTexts(page, { json: { ...TEXTS, isProtected: true } });
  await page.goto('/suggest?condition=1');
  await expect(page.getByText('This page is protected')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await page.route('**/api/auth/me', () => new Promise(() => {}));
  await page.evaluate(() => {
    localStorage.setItem('person', JSON.stringify({ id: 1, displayName: 'Ben', role: 'contributor' }));
    localStorage.setItem('sessionToken', 'of nobody');
  });
  await page.reload();
  await expect(submit(page)).toBeEnabled();
});

for (const path of ['/suggest', '/suggest?condition=0', '/suggest?condition=1'])
  test(`where there is no such page it says how to come to one: ${path}`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    await page.unroute('**/api/conditions/1/texts*');
    await serveTexts(page, { status: 404, body: 'Condition not found' });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Condition Not Found' })).toBeVisible();
  });

test('texts that did not come can be asked for again', async ({ page, watch }) => {
  watch.expect(/status of 503/);
  await page.unroute('**/api/conditions/1/texts*');
  await serveTexts(page, { status: 503, body: 'Temporarily unavailable' });
  await page.goto('/suggest?condition=1');
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await page.unroute('**/api/conditions/1/texts*');
  await serveTexts(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(submit(page)).toBeEnabled();
});

test('says honestly that the form needs JavaScript, where there is none', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/ar/suggest?condition=1');
  await expect(page.getByText('يحتاج النموذج إلى JavaScript')).toBeVisible();
  await context.close();
});
