import type { Page } from '@playwright/test';
import { addEntry, alert, entries, field, fillSender, submit, toast } from '../support/contribute.ts';
import { expect, test } from '../support/test.ts';

const SOURCE = { title: 'A handbook', publisher: 'A press', url: 'https://example.org/handbook', year: 2020 };
const TEXTS = {
  revision: 12,
  isProtected: false,
  language: 'en',
  beingChanged: [] as string[],
  texts: {
    name: 'Autism',
    summary: 'A summary.',
    overview: 'First paragraph.\n\nSecond paragraph.',
    symptoms: ['one sign', 'another sign'],
    causes: ['genes'],
    treatments: ['support'],
    resources: ['A charity: https://example.org'],
    tags: ['brain'],
    sources: [SOURCE],
  },
};

const choose = (page: Page, section: string) => field(page, 'section').selectOption({ label: section });

/** Answers instead of the API; the last answer given counts. */
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

async function open(page: Page) {
  await page.goto('/suggest?condition=1');
  await expect(submit(page)).toBeEnabled();
}

test('Suggest Edit opens the form with the texts of now, which says what is missing', async ({ page }) => {
  await serveTexts(page);
  const bodies = await receive(page);
  await page.goto('/condition/1');
  await page.getByRole('link', { name: 'Suggest Edit' }).click();
  await expect(page).toHaveURL('/suggest?condition=1');
  await expect(field(page, 'name')).toHaveValue('Autism');
  await expect(field(page, 'summary')).toHaveValue('A summary.');
  await choose(page, 'Overview');
  await expect(field(page, 'overview')).toHaveValue(TEXTS.texts.overview);
  await choose(page, 'Symptoms');
  await expect(entries(page, 'Symptoms')).toHaveText(['one sign', 'another sign']);
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
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
  await page.getByRole('link', { name: 'Page: Autism' }).click();
  await expect(page).toHaveURL('/condition/1');
});

test('only what was changed is sent, with the version it was made from, and the page says so', async ({ page }) => {
  await serveTexts(page);
  const bodies = await receive(page);
  await open(page);
  await choose(page, 'Symptoms');
  await addEntry(page, 'symptoms', 'a third sign');
  await page.getByRole('button', { name: 'Remove “one sign”' }).click();
  await choose(page, 'Overview');
  await field(page, 'overview').fill('Something else.');
  await expect(page.getByText('Changed so far: Overview · Symptoms')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the changes to this section' }).click();
  await expect(page.getByText('Changed so far: Symptoms')).toBeVisible();
  await field(page, 'editSummary').fill(' The newer guideline ');
  await field(page, 'sourceTitle').fill('A guideline');
  await field(page, 'sourceUrl').fill('javascript:alert(1)');
  await submit(page).click();
  await alert(page)
    .getByRole('link', { name: /full web address of the source/ })
    .click();
  await expect(field(page, 'sourceUrl')).toBeFocused();
  await expect(field(page, 'sourceUrl')).toHaveAccessibleDescription(/full web address of the source/);
  await page.getByRole('button', { name: 'Add source' }).click();
  await field(page, 'sourceUrl').fill('https://example.org/guideline');
  await page.getByRole('button', { name: 'Add source' }).click();
  await page.getByRole('checkbox', { name: 'This is a minor edit' }).check();
  await fillSender(page);
  // By keyboard: Enter in a line of text sends.
  await field(page, 'contributorEmail').press('Enter');
  await expect(page).toHaveURL('/condition/1');
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Suggestion has been submitted for review');
  expect(bodies).toEqual([
    {
      texts: {
        symptoms: ['another sign', 'a third sign'],
        sources: [SOURCE, { title: 'A guideline', url: 'https://example.org/guideline' }],
      },
      baseRevision: 12,
      language: 'en',
      editSummary: 'The newer guideline',
      isMinorEdit: true,
      contributorName: 'Ada Guest',
      contributorEmail: 'ada@example.org',
      key: expect.any(String),
    },
  ]);
  await open(page);
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible();
});
