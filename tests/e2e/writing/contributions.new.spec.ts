import {
  alert,
  fillSender,
  fillTexts,
  form,
  NAME,
  openForm,
  readDraft,
  receive,
  submit,
  toast,
} from '../support/contribute.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

test('a button opens the form in place, and Back leads between form and guidelines', async ({ page }) => {
  await page.goto('/contribute');
  const landing = page.locator('.contribute-landing');
  await landing.getByRole('link', { name: 'Add New Condition' }).first().click();
  await expect(page).toHaveURL('/contribute#add');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Condition');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(landing).toBeHidden();
  await page.getByRole('button', { name: 'Back to Guidelines' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Contribution Guidelines' })).toBeFocused();
  await page.goBack();
  await expect(form(page)).toBeVisible();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(form(page)).toBeVisible();
  await expect(landing).toBeHidden();
  await page.getByRole('button', { name: 'Back to Guidelines' }).click();
  await expect(landing).toBeVisible();
  await page.goBack();
  await expect(form(page)).toBeVisible();
  await page.goBack();
  await expect(landing).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows that the form needs JavaScript', async ({ page }) => {
    await page.goto('/contribute#add');
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(page.getByText('Loading the form')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Contribution Guidelines' })).toBeVisible();
    await page.goto('/ar/suggest?condition=1');
    await expect(page.getByText('يحتاج النموذج إلى JavaScript')).toBeVisible();
  });
});

test("a guest's form is sent by keyboard as typed, and its draft is deleted", async ({ page }) => {
  const bodies = await receive(page);
  await page.goto('/contribute');
  await page.locator('.contribute-head a.button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const next = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  const list = async (entry: string) => {
    await next(entry);
    await page.keyboard.press('Enter');
    // Passes the button beside the field and the button that removes the entry.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  };
  await next(NAME);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await next('A summary');
  await next('<b>Not bold</b>\n\nA second paragraph.');
  for (const entry of ['fainting', 'a gene', 'beta blockers', 'A charity: https://example.org']) await list(entry);
  // Text that is still in the field of a list is sent, too.
  await next(' heart ');
  await page.keyboard.press('Tab');
  // Passes the button that moves the resource to the sources, the four optional fields of a source and the button that
  // adds it.
  for (let field = 0; field < 6; field++) await page.keyboard.press('Tab');
  // Passes the link to sign in.
  await page.keyboard.press('Tab');
  await next('Ada Guest');
  await next('ada@example.org');
  // Passes the link to the licence.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Condition has been submitted for review');
  expect(bodies).toEqual([
    {
      name: 'Long QT syndrome',
      summary: 'A summary',
      overview: '<b>Not bold</b>\n\nA second paragraph.',
      symptoms: ['fainting'],
      causes: ['a gene'],
      treatments: ['beta blockers'],
      resources: ['A charity: https://example.org'],
      tags: ['heart'],
      categoryId: 1,
      contributorName: 'Ada Guest',
      contributorEmail: 'ada@example.org',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(await readDraft(page)).toBeNull();
  await page.goBack();
  await expect(page.locator('.contribute-landing')).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test('a form survives a lost connection, and is sent when there is one again', async ({ page, context, watch }) => {
  // The script of the page is loaded on the first input, which is offline here.
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  await waitForIdlePage(page);
  await context.setOffline(true);
  const bodies = await receive(page);
  await expect(page.getByText('You are offline. You can go on writing')).toBeVisible();
  await fillTexts(page);
  await fillSender(page);
  await submit(page).click();
  await expect(alert(page)).toContainText('You are offline, so nothing was sent.');
  await expect(toast(page)).toContainText('Failed to submit condition');
  expect(bodies).toEqual([]);
  await expect.poll(() => readDraft(page)).toContain('beta blockers');
  await context.setOffline(false);
  await expect(page.getByText('You are offline. You can go on writing')).toBeHidden();
  await submit(page).click();
  await expect(page).toHaveURL('/');
  expect(bodies).toHaveLength(1);
});
