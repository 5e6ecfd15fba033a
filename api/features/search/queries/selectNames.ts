import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Scope } from './readSearchText.ts';

/** Names looked at for one word, and for all together: a word of thousands of names tells them apart as little. */
const MOST = 150;

const WITHIN = 'language_id = ANY ($4::int[]) AND ($5::int IS NULL OR category_id = $5)';
const NAMES = defineStatement({
  name: 'search-names',
  row: {
    id: z.number(),
    languageId: z.number(),
    /** 0 is the name, the others are aliases in their order. */
    place: z.number(),
    written: z.string(),
    /** Folded, without spaces; `joined` with the Arabic article. */
    key: z.string(),
    joined: z.string(),
    words: z.array(z.string()),
    /** For each word its stem, null for a word that its language leaves out. */
    stems: z.array(z.string().nullable()),
  },
  text: `
    SELECT DISTINCT ON (condition_id, language_id, place)
      condition_id AS id, language_id AS "languageId", place, written, key, joined, words, stems
    FROM (
      (SELECT * FROM search.name WHERE (key = ANY ($1::text[]) OR joined = ANY ($1::text[])) AND ${WITHIN} LIMIT ${MOST})
      UNION ALL
      SELECT found.* FROM jsonb_array_elements($2::jsonb) AS all_of,
        LATERAL (SELECT * FROM search.name
          WHERE (words || stems) @> array(SELECT jsonb_array_elements_text(all_of)) AND ${WITHIN} LIMIT ${MOST}) found
      UNION ALL
      SELECT found.* FROM unnest($3::text[]) AS term,
        LATERAL (SELECT * FROM search.name WHERE (words || stems) @> ARRAY[term] AND ${WITHIN} LIMIT ${MOST}) found
    ) names`,
});

/** A name or alias that shares words with the search text. */
export type FoundName = RowFrom<typeof NAMES>;

/**
 * Names in any active language that are the text (`keys`), hold all words of one of `together`, or hold one of `terms`.
 * A term is a word or a stem.
 */
export async function selectNames(
  database: Database,
  { keys, together, terms, scope }: { keys: string[]; together: string[][]; terms: string[]; scope: Scope },
): Promise<FoundName[]> {
  return selectRows(database, NAMES, [
    keys,
    JSON.stringify(together),
    terms,
    scope.active.map(({ id }) => id),
    scope.categoryId,
  ]);
}
