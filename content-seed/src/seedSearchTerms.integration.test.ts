import { testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import { expect, it } from 'vitest';
import { readSeedContent } from './read.ts';
import { seedAll } from './seedAll.ts';

const test = await testPayload();
const rows = async (text: string) => (await test.pool.query(text)).rows;
const selectTerms = async (key: string, language = 'en'): Promise<string[] | undefined> => {
  const [row] = await rows(`SELECT terms FROM search_terms s JOIN conditions c ON c.id = condition_id
    JOIN languages l ON l.id = language_id WHERE c.seed_key = '${key}' AND l.code = '${language}'`);
  return row?.terms;
};

it('fills in the search terms of an older installation once, and keeps those of editors', async () => {
  const { searchTerms } = readSeedContent();
  const [first, second] = searchTerms.en?.epilepsy ?? [];
  // The state after the migration: no terms but those that an editor wrote before the seed content came.
  await rows(`DELETE FROM seed.arrived WHERE name = 'search-terms'`);
  await rows(`DELETE FROM search_terms WHERE condition_id <> (SELECT id FROM conditions WHERE seed_key = 'adhd')`);
  await rows(`UPDATE search_terms SET terms = '["our own"]'`);
  await rows(`UPDATE conditions SET aliases = aliases || '["${first}"]' WHERE seed_key = 'tinnitus'`);
  await rows(`UPDATE conditions SET seed_key = NULL WHERE seed_key = 'dementia'`);

  await seedAll(test.payload, undefined);
  expect(await selectTerms('adhd')).toEqual(['our own']);
  expect(await selectTerms('aphasia', 'ar')).toEqual(searchTerms.ar?.aphasia);
  const filled = await selectTerms('epilepsy');
  expect(filled).toContain(second);
  expect(filled, 'a name of another condition by now').not.toContain(first);
  expect(
    await rows(`SELECT FROM search_terms s JOIN conditions c ON c.id = condition_id WHERE seed_key IS NULL`),
  ).toEqual([]);

  await rows(`DELETE FROM search_terms`);
  await seedAll(test.payload, undefined);
  expect(await rows('SELECT FROM search_terms')).toEqual([]);
});
