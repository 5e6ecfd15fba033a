import { browserIndexPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import { publishTexts } from '../../support/publishTexts.ts';
import { password, siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const CONDITION = 34;
const cards = '.search-results h2 a[href*="/condition/"]';

test('an edited name is found offline once it is published', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  const [{ name } = { name: '' }] = await sql<{ name: string }>('SELECT name FROM conditions WHERE id = $1', [
    CONDITION,
  ]);
  const word = `Quokka${Date.now()}`;
  const renamed = `${name.split(' Quokka')[0]} ${word}`;
  const index = async () => (await page.request.get(browserIndexPath('en'))).text();
  const find = async (text: string) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`/?search=${encodeURIComponent(text)}`);
    await expect(page.getByText('these results come from the offline index')).toBeVisible();
    await page.unroute('**/api/**');
  };
  await find(word);
  await expect(page.locator(cards).filter({ hasText: word })).toHaveCount(0);
  const before = await index();
  await publishTexts({ origin: siteUrl, password }, CONDITION, { name: renamed });
  await expect.poll(index).not.toBe(before);
  // The first change of the index may come from another page, so this searches until the name is found.
  await expect(async () => {
    await find(word);
    await expect(page.locator(cards)).toHaveCount(1, { timeout: 10_000 });
  }).toPass();
  await expect(page.locator(cards)).toHaveAttribute('href', `/condition/${CONDITION}`);
  await expect(page.locator(cards)).toHaveText(renamed);
});
