import { signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { sql } from '../support/site.ts';

test('an editor adds a missed search to existing terms, begins a page, and dismisses a text', async ({ page }) => {
  await sql(`INSERT INTO analytics.missed_search (day, language, key, query)
    SELECT (now() AT TIME ZONE 'UTC')::date, 'es', replace(query, ' ', ''), query
    FROM unnest(ARRAY['zzyzx temblor', 'zzyzx enfermedad', 'zzyzx receta']) AS query ON CONFLICT DO NOTHING`);
  await signIn(page, 'editor');
  await page.goto('/cms/missed-searches?language=es');
  await expectAccessible(page, 'searches without a page', '.desk-screen');
  const row = (text: string) => page.getByRole('row', { name: new RegExp(text) });

  await row('zzyzx temblor')
    .getByRole('link', { name: /^Add to search terms/ })
    .click();
  const first = page.getByRole('textbox', { name: 'Search terms, entry 1', exact: true });
  await expect(first).toHaveValue('zzyzx temblor');
  await page.locator('#field-condition input').first().fill('Epil');
  await page.getByRole('option', { name: 'Epilepsy' }).first().click();
  // The condition has terms in Spanish, so the form of these opens, with the text on top.
  await page.waitForURL(/search-terms\/\d+/);
  await expect(first).toHaveValue('zzyzx temblor');
  await expect(page.getByRole('textbox', { name: 'Search terms, entry 2', exact: true })).not.toHaveValue('');
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);

  await page.goto('/cms/missed-searches?language=es');
  await expect(row('zzyzx temblor')).toHaveCount(0);
  await row('zzyzx receta')
    .getByRole('button', { name: /^Not our subject/ })
    .click();
  await expect(row('zzyzx receta')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await row('zzyzx enfermedad')
    .getByRole('link', { name: /^New page/ })
    .click();
  await expect(page.locator('#field-name')).toHaveValue('Zzyzx enfermedad');

  const [{ id = 0 } = {}] = await sql<{ id: number }>(`SELECT id FROM conditions WHERE seed_key = 'epilepsy'`);
  await page.goto(`/cms/collections/conditions/${id}`);
  await page
    .getByRole('region', { name: 'Search terms' })
    .getByRole('link', { name: /^Spanish/ })
    .click();
  await expect(first).toHaveValue('zzyzx temblor');
  await expectAccessible(page, 'the form of search terms', '#field-terms');
});
