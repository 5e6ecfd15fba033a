import { expect, type Page } from '@playwright/test';

const RECEIPT = { id: 1, status: 'pending', title: 'Long QT syndrome' };
const DRAFT = 'draft:1:guest:condition';
/** The typed name. The form sends it trimmed. */
export const NAME = '  Long QT syndrome ';

export const toast = (page: Page) => page.locator('.toast');
export const form = (page: Page) => page.locator('form.contribution-form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
export const submit = (page: Page) => form(page).locator('[type=submit]');
export const alert = (page: Page) => form(page).locator('.alert');
export async function openForm(page: Page, path = '/contribute#add') {
  await page.goto(path);
  await expect(submit(page)).toBeEnabled();
}

async function addEntry(page: Page, list: string, entry: string) {
  await field(page, list).fill(entry);
  await field(page, list).press('Enter');
}

export async function fillTexts(page: Page) {
  await field(page, 'name').fill(NAME);
  await field(page, 'categoryId').selectOption({ index: 1 });
  await field(page, 'summary').fill('The heart takes long to be ready for its next beat.');
  await field(page, 'overview').fill('<b>Not bold</b>\n\nA second paragraph.');
  await addEntry(page, 'symptoms', 'fainting');
  await addEntry(page, 'causes', 'an inherited gene');
  await addEntry(page, 'treatments', 'beta blockers');
}

export async function fillSender(page: Page) {
  await field(page, 'contributorName').fill('Ada Guest');
  await field(page, 'contributorEmail').fill('ada@example.org');
}

/** Mocks the API for new conditions. Returns the bodies that arrive. */
export async function receive(page: Page, answer: object = { json: RECEIPT }) {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/conditions?lang=*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    bodies.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return bodies;
}

export const readDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT);
