import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Scope } from './readSearchText.ts';

const KNOWN_WORDS = defineStatement({
  name: 'search-known-words',
  row: {
    word: z.string(),
    sound: z.string(),
    isName: z.boolean(),
    /** In the reader's language. */
    isOwnName: z.boolean(),
    isFallbackName: z.boolean(),
    stems: json<Record<string, string | null>>(),
  },
  text: `
    SELECT word, min(sound) AS sound, bool_or(is_name) AS "isName",
      bool_or(is_name AND language_id = $4) AS "isOwnName", bool_or(is_name AND language_id = $5) AS "isFallbackName",
      (SELECT jsonb_object_agg(code, search.stem(code, word)) FROM unnest($3::text[]) code) AS stems
    FROM search.word
    WHERE word = ANY ($1::text[]) AND language_id = ANY ($2::int[]) AND (is_name OR language_id IN ($4, $5))
    GROUP BY word`,
});

/** A word that the index knows in the reader's language or the default one, or as a word of a name in any. */
export type KnownWord = RowFrom<typeof KNOWN_WORDS>;

/** Those of these words that there are. */
export async function selectKnownWords(
  database: Database,
  { words, scope }: { words: string[]; scope: Scope },
): Promise<KnownWord[]> {
  if (words.length === 0) return [];
  return selectRows(database, KNOWN_WORDS, [
    words,
    scope.active.map(({ id }) => id),
    scope.active.map(({ code }) => code),
    scope.own.id,
    scope.fallback.id,
  ]);
}
