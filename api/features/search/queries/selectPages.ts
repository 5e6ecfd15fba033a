import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';

/** A stem that is looked for in the pages of a language. */
export type PageTerm = { slot: number; languageId: number; stem: string };

/** Pages taken for each degree. A stem of more pages than that tells them apart so little that the rest may go. */
export const MAX_PAGES = 300;
const DEGREES = [
  { degree: 4, mark: '^4', most: 100 },
  { degree: 3, mark: '^3', most: 100 },
  { degree: 2, mark: '^2', most: 150 },
  { degree: 1, mark: '', most: MAX_PAGES },
];

const FOUND = DEGREES.map(
  ({ degree, mark, most }) => `
    (SELECT condition_id, ${degree} AS degree FROM search.entry
     WHERE terms @> ARRAY[asked.language_id || ':' || asked.stem || '${mark}']
       AND ($4::int IS NULL OR category_id = $4) LIMIT ${most})`,
);

const PAGES = defineStatement({
  name: 'search-pages',
  row: { slot: z.number(), languageId: z.number(), id: z.number(), degree: z.number() },
  text: `
    SELECT asked.slot, asked.language_id AS "languageId", found.condition_id AS id, max(found.degree) AS degree
    FROM unnest($1::int[], $2::int[], $3::text[]) AS asked(slot, language_id, stem),
      LATERAL (${FOUND.join(' UNION ALL ')}) found
    GROUP BY 1, 2, 3`,
});

/** That a page holds the stem of a slot, and to what degree it is about it: 1 (mentions it) to 4. */
export type FoundPage = RowFrom<typeof PAGES>;

/** The best pages for each stem, each page with its best degree. */
export async function selectPages(
  database: Database,
  { terms, categoryId }: { terms: PageTerm[]; categoryId: number | null },
): Promise<FoundPage[]> {
  if (terms.length === 0) return [];
  return selectRows(database, PAGES, [
    terms.map(({ slot }) => slot),
    terms.map(({ languageId }) => languageId),
    terms.map(({ stem }) => stem),
    categoryId,
  ]);
}
