import {
  addEntry,
  alert,
  entries,
  field,
  fillSender,
  fillTexts,
  form,
  kept,
  NAME,
  openForm,
  receive,
  submit,
  toast,
} from '../support/contribute.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

test('the page has what is specified, and its button opens the form in place', async ({ page }) => {
  await page.goto('/contribute');
  await expect(page.locator('.breadcrumb li')).toHaveText(['Home', 'Contribute']);
  await expect(page.locator('.three-parts h3')).toHaveText([
    'Add New Conditions',
    'Share Experiences',
    'Medical Review',
  ]);
  await expect(page.locator('.guidelines h3')).toHaveText([
    'Accuracy & Evidence',
    'Accessibility & Clarity',
    'Respectful & Inclusive',
    'Review Process',
  ]);
  await expect(page.locator('.guideline-number')).toHaveText(['1', '2', '3', '4']);
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

test('each way to help leads to where it is done', async ({ page }) => {
  for (const [name, led] of [
    ['Add New Conditions', '/contribute#add'],
    ['Share Experiences', '/#categories'],
    ['Medical Review', '/editorial-policy'],
  ] as const) {
    await page.goto('/contribute');
    await page.locator('.three-parts').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(led);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say honestly that their form needs it', async ({ page }) => {
    await page.goto('/contribute#add');
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(page.getByText('Loading the form')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Contribution Guidelines' })).toBeVisible();
    await page.goto('/ar/suggest?condition=1');
    await expect(page.getByText('يحتاج النموذج إلى JavaScript')).toBeVisible();
  });
});

test('a list takes entries by Enter and by its button, and says what was done', async ({ page }) => {
  await openForm(page);
  await addEntry(page, 'symptoms', '  fainting ');
  await expect(field(page, 'symptoms')).toHaveValue('');
  await field(page, 'symptoms').fill('dizziness');
  await page.getByRole('button', { name: 'Add to: Symptoms' }).click();
  await expect(field(page, 'symptoms')).toBeFocused();
  await addEntry(page, 'symptoms', '   ');
  await addEntry(page, 'symptoms', 'fainting');
  await expect(field(page, 'symptoms')).toHaveAccessibleDescription(/This is in the list already\./);
  await expect(entries(page, 'Symptoms')).toHaveText(['fainting', 'dizziness']);
  // Enter has sent nothing: nobody has complained that the rest is empty.
  await expect(alert(page)).toHaveCount(0);

  const status = page.locator('.list-field', { has: page.locator('[name=tags]') }).getByRole('status');
  for (const tag of ['heart', 'rhythm', 'gene']) await addEntry(page, 'tags', tag);
  await expect(status).toHaveText('“gene” is added.');
  await page.getByRole('button', { name: 'Remove “rhythm”' }).press('Enter');
  await expect(status).toHaveText('“rhythm” is removed.');
  await expect(entries(page, 'Tags')).toHaveText(['heart', 'gene']);
  await expect(page.getByRole('button', { name: 'Remove “gene”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(entries(page, 'Tags')).toHaveCount(0);
  await expect(field(page, 'tags')).toBeFocused();
  await addEntry(page, 'tags', 'x'.repeat(61));
  await expect(field(page, 'tags')).toHaveAccessibleDescription(
    /Please shorten this entry to 60 characters or fewer\./,
  );
  await expect(field(page, 'tags')).toHaveValue('x'.repeat(61));

  // It does not go on about a text that is no longer in its field.
  for (const _ of [1, 2]) await addEntry(page, 'causes', 'twice');
  await expect(field(page, 'causes')).toHaveAccessibleDescription(/in the list already/);
  await page.getByRole('list', { name: 'Entries: Causes' }).getByRole('button').click();
  await expect(field(page, 'causes')).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(field(page, 'symptoms')).toHaveValue('');
  await expect(field(page, 'symptoms')).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('sending', () => {
  test('an empty form lists all that is missing, each a link to its field, and sends nothing', async ({ page }) => {
    const bodies = await receive(page);
    await openForm(page);
    await submit(page).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText('There are 9 things to put right');
    await expect(alert(page).getByRole('link')).toHaveText([
      'Write the name of the condition.',
      'Choose a category.',
      'Write a summary.',
      'Write an overview.',
      'Add at least one symptom.',
      'Add at least one cause.',
      'Add at least one treatment.',
      'Write your name.',
      'Write your email address.',
    ]);
    await alert(page).getByRole('link', { name: 'Add at least one cause.' }).click();
    await expect(field(page, 'causes')).toBeFocused();
    await expect(field(page, 'causes')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'causes')).toHaveAccessibleDescription(/Error: Add at least one cause\./);
    await expect(form(page)).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test('a guest’s form is sent by keyboard alone, as it was written, and is forgotten', async ({ page }) => {
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
      // The button beside the field, and the one behind the entry.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    };
    await next(NAME);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await next('A summary');
    await next('<b>Not bold</b>\n\nA second paragraph.');
    for (const entry of ['fainting', 'a gene', 'beta blockers', 'A charity: https://example.org']) await list(entry);
    // What still stands in the field of a list is meant to be sent.
    await next(' heart ');
    await page.keyboard.press('Tab');
    // The button that moves the resource to the sources; title, address, publisher and year of a source, none of which is
    // needed to send the form, and the button that adds it.
    for (let field = 0; field < 6; field++) await page.keyboard.press('Tab');
    // The way to sign in.
    await page.keyboard.press('Tab');
    await next('Ada Guest');
    await next('ada@example.org');
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
    expect(await kept(page)).toBeNull();
    await page.goBack();
    await expect(page.locator('.contribute-landing')).toBeVisible();
    await expect(form(page)).toBeHidden();
  });

  test('a refusal is said in the form and in a toast, and the text stays', async ({ page, watch }) => {
    watch.expect(/status of (429|502)/);
    await openForm(page);
    await fillTexts(page);
    await fillSender(page);
    for (const [answer, inForm, inToast] of [
      [
        { status: 429, body: 'Too many requests', headers: { 'retry-after': '120' } },
        'You can try again in 2 minutes.',
        'Too many requests',
      ],
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to submit condition', 'Failed to submit condition'],
    ] as const) {
      const bodies = await receive(page, answer);
      await submit(page).click();
      await expect(alert(page)).toContainText(inForm);
      await expect(alert(page)).toContainText('Your text is still here.');
      await expect(alert(page)).toBeFocused();
      await expect(toast(page)).toContainText('Error');
      await expect(toast(page)).toContainText(inToast);
      await expect(field(page, 'name')).toHaveValue(NAME);
      await expect(entries(page, 'Symptoms')).toHaveText(['fainting']);
      expect(bodies).toHaveLength(1);
    }
    await page.reload();
    await expect(field(page, 'overview')).toHaveValue('<b>Not bold</b>\n\nA second paragraph.');
  });
});

test.describe('what is written', () => {
  test('comes back after a reload, and Reset clears it once that is confirmed', async ({ page }) => {
    await openForm(page);
    await fillTexts(page);
    await field(page, 'tags').fill('half a ta');
    await page.reload();
    await expect(page.getByText('This is what you wrote before. It has not been sent yet.')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(NAME);
    await expect(field(page, 'categoryId')).toHaveValue('1');
    await expect(entries(page, 'Treatments')).toHaveText(['beta blockers']);
    await expect(field(page, 'tags')).toHaveValue('half a ta');
    const reset = page.getByRole('button', { name: 'Reset' });
    await reset.click();
    await expect(page.getByRole('dialog')).toContainText('Clear the whole form?');
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await expect(field(page, 'name')).toHaveValue(NAME);
    await reset.click();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(reset).toBeFocused();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(entries(page, 'Treatments')).toHaveCount(0);
    expect(await kept(page)).toBeNull();
    // With nothing in the form there is nothing to ask about.
    await reset.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('outlasts a line that is down, and is sent when that is up again', async ({ page, context, watch }) => {
    // The script of the page, which comes when somebody reaches for a form.
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await openForm(page);
    await whenQuiet(page);
    await context.setOffline(true);
    const bodies = await receive(page);
    await expect(page.getByText('You are offline. You can go on writing')).toBeVisible();
    await fillTexts(page);
    await fillSender(page);
    await submit(page).click();
    await expect(alert(page)).toContainText('You are offline, so nothing was sent.');
    await expect(toast(page)).toContainText('Failed to submit condition');
    expect(bodies).toEqual([]);
    await expect.poll(() => kept(page)).toContain('beta blockers');
    await context.setOffline(false);
    await expect(page.getByText('You are offline. You can go on writing')).toBeHidden();
    await submit(page).click();
    await expect(page).toHaveURL('/');
    expect(bodies).toHaveLength(1);
  });
});
