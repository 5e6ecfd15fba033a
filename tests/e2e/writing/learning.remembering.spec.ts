import { expectAccessible } from '../support/expectAccessible.ts';
import { insertCompletedModules } from '../support/learning.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a learner rates a completed path by keyboard, and is asked its questions again days later', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  const reader = await newReader();
  await storeSession(page, reader);
  await page.goto('/learning/paths/3');
  await expect(page.getByText('No ratings yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate this path' })).toHaveCount(0);
  await insertCompletedModules(reader.user.id, 3);
  await page.reload();
  await page.getByRole('button', { name: 'Rate this path' }).press('Enter');
  await page.getByRole('button', { name: 'Publish my rating' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Choose one of the five.');
  await expect(page.getByRole('radio', { name: '1: Poor' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('What would you tell others?').fill('<b>Clear</b>');
  // The form keeps its text after a failed request, also after a reload.
  await page.route('**/path-reviews/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish my rating' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here.');
  await page.unroute('**/path-reviews/*');
  await page.reload();
  await page.getByRole('button', { name: 'Rate this path' }).press('Enter');
  await expect(page.getByRole('radio', { name: '2: Fair' })).toBeChecked();
  await expectAccessible(page, 'the form for a rating', 'main');
  await page.getByRole('button', { name: 'Publish my rating' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your rating is published.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your rating' })).toBeFocused();
  await expect(page.getByText('2 out of 5, from 1 rating')).toBeVisible();
  const published = async () => (await page.request.get('/es/learning/paths/3')).text();
  await expect.poll(published).toContain('&lt;b&gt;Clear');
  await page.getByRole('button', { name: 'Delete my rating' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter');
  await expect(page.getByText('Your rating is deleted.')).toBeVisible();
  await expect.poll(published).not.toContain('&lt;b&gt;Clear');

  await page.goto('/es/learning/remember');
  const choice = page.getByRole('checkbox', { name: 'Preguntarme otra vez lo que he aprendido' });
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await expect(page.getByText('Hoy no hay nada que repasar.')).toBeVisible();
  await sql(`UPDATE user_progress SET completed_at = now() - interval '3 days' WHERE user_id = $1`, [reader.user.id]);
  await page.goto('/es/learning');
  await page.locator('p', { hasText: 'a 5 preguntas' }).getByRole('link', { name: 'Recordarlo' }).press('Enter');
  await expect(page.getByText('Pregunta 1 de 5 de hoy')).toBeVisible();
  await page.getByRole('radio').first().press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Vuelve el/ })).toBeVisible();
  await expectAccessible(page, 'a question that was answered again', 'main');
  await page.getByRole('button', { name: 'Siguiente pregunta' }).press('Enter');
  await expect(page.getByText('Pregunta 2 de 5 de hoy')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pregunta 1 de 4 de hoy')).toBeVisible();
  expect(await sql('SELECT id FROM quiz_attempts WHERE user_id = $1', [reader.user.id])).toEqual([]);
});
