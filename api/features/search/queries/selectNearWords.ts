import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { Scope } from './readSearchText.ts';

/** Counted with repetitions: a word may be found in three ways. */
const MAX_BY_SOUND = 80;
const MAX_BY_BEGINNING = 30;
/** Letters that a word and its relatives share: dyslexic, dyslexia. */
const ROOT = 5;

const NEAR_WORDS = defineStatement({
  name: 'search-near-words',
  row: {
    asked: z.string(),
    word: z.string(),
    sound: z.string(),
    /** Its stem in the language in which it stands. */
    stem: z.string().nullable(),
    languageId: z.number(),
    isName: z.boolean(),
  },
  text: `
    SELECT DISTINCT asked.word AS asked, near.word, near.sound, near.language_id AS "languageId", near.is_name AS "isName",
      search.stem(language.code, near.word) AS stem
    FROM unnest($1::text[], $2::text[], $6::boolean[]) AS asked(word, sound, is_unknown),
      LATERAL (
        (SELECT * FROM (
            SELECT * FROM search.word WHERE language_id IN ($4, $5) AND ${begins('sound', 'left(asked.sound, 2)')}
            UNION ALL SELECT * FROM search.word WHERE left(sound, 1) = left(asked.sound, 1) AND is_name
              AND char_length(sound) BETWEEN char_length(asked.sound) - 2 AND char_length(asked.sound) + 2
              AND language_id = ANY ($3::int[])
            UNION ALL SELECT * FROM search.word WHERE language_id IN ($4, $5) AND is_name AND sound % asked.sound) w
          WHERE asked.is_unknown AND char_length(asked.word) >= 3
            AND abs(char_length(w.sound) - char_length(asked.sound)) <= 3
            AND levenshtein_less_equal(w.sound, asked.sound, 4) <= 1 + char_length(asked.sound) / 3
          ORDER BY levenshtein_less_equal(w.sound, asked.sound, 4), w.is_name DESC LIMIT ${MAX_BY_SOUND})
        UNION ALL
        (SELECT * FROM search.word
          WHERE char_length(asked.word) >= 3 AND is_name AND ${begins('word', `left(asked.word, ${ROOT})`)}
            AND language_id = ANY ($3::int[])
          ORDER BY abs(char_length(word) - char_length(asked.word)) LIMIT ${MAX_BY_BEGINNING})
      ) near
      JOIN languages language ON language.id = near.language_id`,
});

/** A word of the index that might be meant by a word that was asked for. */
export type NearWord = RowFrom<typeof NEAR_WORDS>;

/**
 * Words that sound like the asked ones, where these are not known at all: of the reader's language and the default one those that begin with the same two
 * sounds, of names in any language those that begin with the same sound and are about as long, and of names in these two
 * those that share trigrams ("utism", "autism"). And words of names in any language that begin like them.
 */
export async function selectNearWords(
  database: Database,
  { words, scope }: { words: { word: string; sound: string; isUnknown: boolean }[]; scope: Scope },
): Promise<NearWord[]> {
  if (words.length === 0) return [];
  return selectRows(database, NEAR_WORDS, [
    words.map(({ word }) => word),
    words.map(({ sound }) => sound),
    scope.active.map(({ id }) => id),
    scope.own.id,
    scope.fallback.id,
    words.map(({ isUnknown }) => isUnknown),
  ]);
}

/** LIKE with a pattern that is only known at run time does not use an index; this does. */
function begins(column: string, beginning: string): string {
  return `${column} ~>=~ ${beginning} AND ${column} ~<~ (${beginning} || chr(1114111))`;
}
