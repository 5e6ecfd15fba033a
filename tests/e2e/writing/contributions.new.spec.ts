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

test.describe('the page', () => {
  test('has what is specified, and its button opens the form in place', async ({ page }) => {
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
    await page.goBack();
    await expect(landing).toBeVisible();
    await expect(form(page)).toBeHidden();
  });

  test('stays on the form when one skips to the content', async ({ page }) => {
    await openForm(page);
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
    await expect(page.locator('.contribute-landing')).toBeHidden();
  });

  for (const from of ['/', '/ar'])
    test(`is led to by ${from}, with the form open`, async ({ page }) => {
      await page.goto(from);
      await page.locator('.call-to-action a[href$="#add"]').click();
      await expect(submit(page)).toBeEnabled();
    });

  test('says honestly that the form needs JavaScript, where there is none', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/contribute#add');
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(page.getByText('Loading the form')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Contribution Guidelines' })).toBeVisible();
    await context.close();
  });
});

test.describe('a list', () => {
  test('takes entries by Enter and by its button, trimmed, without empty ones and without any twice', async ({
    page,
  }) => {
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
  });

  test('says what was added and removed, and each entry goes by its own button', async ({ page }) => {
    await openForm(page);
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
  });

  test('does not go on about a text that is no longer in its field', async ({ page }) => {
    await openForm(page);
    for (const list of ['symptoms', 'causes']) for (const _ of [1, 2]) await addEntry(page, list, 'twice');
    const isRefused = (list: string) => expect(field(page, list)).toHaveAccessibleDescription(/in the list already/);
    await isRefused('symptoms');
    await isRefused('causes');
    await page.getByRole('list', { name: 'Entries: Causes' }).getByRole('button').click();
    await expect(field(page, 'causes')).not.toHaveAttribute('aria-invalid', 'true');
    await submit(page).click();
    await expect(field(page, 'symptoms')).toHaveValue('');
    await expect(field(page, 'symptoms')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('says when an entry is too long', async ({ page }) => {
    await openForm(page);
    await addEntry(page, 'tags', 'x'.repeat(61));
    await expect(field(page, 'tags')).toHaveAccessibleDescription(
      /Please shorten this entry to 60 characters or fewer\./,
    );
    await expect(field(page, 'tags')).toHaveValue('x'.repeat(61));
  });
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

  test('says in the reader’s language what is too long and what is no address', async ({ page }) => {
    await openForm(page, '/fr/contribute#add');
    await field(page, 'name').fill('x'.repeat(81));
    await fillSender(page);
    await field(page, 'contributorEmail').fill('ada');
    await submit(page).click();
    await expect(alert(page)).toContainText('Raccourcissez ce texte à 80 caractères au maximum.');
    await expect(alert(page)).toContainText('Écrivez une adresse e-mail complète');
    await expect(alert(page)).toContainText('Ajoutez au moins un symptôme.');
  });

  test('a guest’s form is sent as it was written, leads home, says so there and is forgotten', async ({ page }) => {
    const bodies = await receive(page);
    await page.goto('/contribute');
    await page.locator('.contribute-head a.button').click();
    await expect(submit(page)).toBeEnabled();
    await fillTexts(page);
    await fillSender(page);
    // What still stands in the field of a list is meant to be sent.
    await field(page, 'tags').fill(' heart ');
    await field(page, 'resources').fill('A charity: https://example.org');
    await submit(page).click();
    await expect(page).toHaveURL('/');
    await expect(toast(page)).toContainText('Success');
    await expect(toast(page)).toContainText('Condition has been submitted for review');
    expect(bodies).toEqual([
      {
        name: 'Long QT syndrome',
        summary: 'The heart takes long to be ready for its next beat.',
        overview: '<b>Not bold</b>\n\nA second paragraph.',
        symptoms: ['fainting'],
        causes: ['an inherited gene'],
        treatments: ['beta blockers'],
        resources: ['A charity: https://example.org'],
        tags: ['heart'],
        categoryId: 1,
        contributorName: 'Ada Guest',
        contributorEmail: 'ada@example.org',
      },
    ]);
    expect(await kept(page)).toBeNull();
    await page.goBack();
    await expect(page.locator('.contribute-landing')).toBeVisible();
    await expect(form(page)).toBeHidden();
  });

  test('can be done by keyboard alone', async ({ page }) => {
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
    await next('Long QT syndrome');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await next('A summary');
    await next('An overview');
    for (const entry of ['fainting', 'a gene', 'beta blockers', 'A charity: https://example.org', 'heart'])
      await list(entry);
    // The way to sign in.
    await page.keyboard.press('Tab');
    await next('Ada Guest');
    await next('ada@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ categoryId: 1, symptoms: ['fainting'], tags: ['heart'] });
  });

  for (const [answer, said] of [
    [{ status: 400, body: 'Please sign in, or give your name and email address' }, 'Please sign in, or give your name'],
    [{ status: 429, body: 'Too many requests', headers: { 'retry-after': '120' } }, 'You can try again in 2 minutes.'],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to submit condition'],
  ] as const)
    test(`a refusal (${answer.status}) is said in the form and in a toast, and the text stays`, async ({
      page,
      watch,
    }) => {
      watch.expect(/status of (400|429|502)/);
      const bodies = await receive(page, answer);
      await openForm(page);
      await fillTexts(page);
      await fillSender(page);
      await submit(page).click();
      await expect(alert(page)).toBeFocused();
      await expect(alert(page)).toContainText(said);
      await expect(alert(page)).toContainText('Your text is still here.');
      await expect(toast(page)).toContainText('Error');
      await expect(toast(page)).toContainText(answer.status === 502 ? 'Failed to submit condition' : answer.body);
      await expect(field(page, 'name')).toHaveValue(NAME);
      await expect(entries(page, 'Symptoms')).toHaveText(['fainting']);
      expect(bodies).toHaveLength(1);
      await page.reload();
      await expect(field(page, 'overview')).toHaveValue('<b>Not bold</b>\n\nA second paragraph.');
    });
});

test.describe('what is written', () => {
  test('comes back after a reload, what stood in a list’s field too, and Reset clears it once that is confirmed', async ({
    page,
  }) => {
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
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('');
  });

  test('outlasts a line that is down, and is sent when that is up again', async ({ page, context, watch }) => {
    // The script of the page, which comes when somebody reaches for a form.
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    const bodies = await receive(page);
    await openForm(page);
    await whenQuiet(page);
    await context.setOffline(true);
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
