import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { fold } from '@common-ground/site/src/shell/search/fold.ts';
import { afterAll, expect, it } from 'vitest';

const test = await createTestDatabase();
afterAll(() => test.close());

it('folds texts in the browser as the database does, for all seed content', async () => {
  const { rows } = await test.pool.query<{ text: string; folded: string }>(`
    SELECT text, btrim(regexp_replace(search.fold(text), '\\s+', ' ', 'g')) AS folded FROM (
      SELECT name AS text FROM conditions UNION SELECT jsonb_array_elements_text(aliases) FROM conditions
      UNION SELECT summary FROM conditions UNION SELECT name FROM condition_translations
      UNION SELECT jsonb_array_elements_text(aliases) FROM condition_translations
      UNION SELECT summary FROM condition_translations) texts WHERE text IS NOT NULL`);
  expect(rows.length).toBeGreaterThan(500);
  const unlike = rows.filter(({ text, folded }) => fold(text).trim() !== folded);
  expect(unlike.map(({ text, folded }) => [text, fold(text), folded])).toEqual([]);
});
