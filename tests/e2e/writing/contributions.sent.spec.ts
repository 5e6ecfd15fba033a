import {
  addEntry,
  alert,
  entries,
  field,
  fillSender,
  fillTexts,
  NAME,
  openForm,
  receive,
  submit,
} from '../support/contribute.ts';
import { expect, test } from '../support/test.ts';

test('sources are said to be needed before approval, and a resource with an address is moved to them', async ({
  page,
}) => {
  const bodies = await receive(page);
  await openForm(page);
  await fillTexts(page);
  await fillSender(page);
  const sources = page.getByRole('group', { name: 'Sources (needed before approval)' });
  await expect(sources).toContainText('it is approved only when it has some');
  for (const entry of ['A helpline', 'WHO fact sheet: https://example.org/facts', 'https://example.org/study'])
    await addEntry(page, 'resources', entry);
  await sources.getByRole('button', { name: 'Move to Sources: WHO fact sheet' }).click();
  await expect(sources.getByText('“WHO fact sheet” is a source now.')).toBeAttached();
  await expect(sources.getByRole('button', { name: 'Move to Sources: example.org' })).toBeFocused();
  await expect(entries(page, 'Resources')).toHaveText(['A helpline', 'https://example.org/study']);
  await submit(page).click();
  await expect(page).toHaveURL('/');
  expect(bodies).toMatchObject([
    {
      resources: ['A helpline', 'https://example.org/study'],
      sources: [{ title: 'WHO fact sheet', url: 'https://example.org/facts' }],
    },
  ]);
});

test('a form that got no answer is sent again with its key, after a reload too, and changed words with another', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 502/);
  await openForm(page);
  await fillTexts(page);
  await fillSender(page);
  const bodies = await receive(page, { status: 502, body: '' });
  const keys = () => bodies.map(({ key }) => key);
  await submit(page).click();
  await expect(alert(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'name')).toHaveValue(NAME);
  await submit(page).click();
  await expect.poll(keys).toHaveLength(2);
  await expect(alert(page)).toBeVisible();
  await field(page, 'summary').fill('In other words.');
  await submit(page).click();
  await expect.poll(keys).toHaveLength(3);
  const [first, again, changed] = keys();
  expect([again === first, changed === first]).toEqual([true, false]);
});
