import { type Database, selectRows } from '../../../platform/Database.ts';
import type { Scope } from './scope.ts';

/** A word that the index knows in the reader's language or the default one, or as a word of a name in any. */
export type KnownWord = {
  word: string;
  sound: string;
  isName: boolean;
  /** In the reader's language. */
  isOwnName: boolean;
  isFallbackName: boolean;
  stems: Record<string, string | null>;
};

/** Those of these words that there are. */
export async function selectKnownWords(
  database: Database,
  { words, scope }: { words: string[]; scope: Scope },
): Promise<KnownWord[]> {
  if (words.length === 0) return [];
  return selectRows<KnownWord>(database, {
    name: 'search-known-words',
    text: `
      SELECT word, min(sound) AS sound, bool_or(is_name) AS "isName",
        bool_or(is_name AND language_id = $4) AS "isOwnName", bool_or(is_name AND language_id = $5) AS "isFallbackName",
        (SELECT jsonb_object_agg(code, search.stem(code, word)) FROM unnest($3::text[]) code) AS stems
      FROM search.word
      WHERE word = ANY ($1::text[]) AND language_id = ANY ($2::int[]) AND (is_name OR language_id IN ($4, $5))
      GROUP BY word`,
    values: [
      words,
      scope.active.map(({ id }) => id),
      scope.active.map(({ code }) => code),
      scope.own.id,
      scope.fallback.id,
    ],
  });
}
