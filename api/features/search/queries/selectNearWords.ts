import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { Scope } from './scope.ts';

/** A word of the index that might be meant by a word that was asked for. */
export type NearWord = {
  asked: string;
  word: string;
  sound: string;
  /** Its stem in the language in which it stands. */
  stem: string | null;
  languageId: number;
  isName: boolean;
};

const MOST_BY_SOUND = 40;
const MOST_BY_BEGINNING = 30;
/** Letters that a word and its relatives share: dyslexic, dyslexia. */
const ROOT = 5;

/**
 * Words of the reader's language and of the default one, and words of names in any language, that begin like the asked
 * ones or sound like them. Compared by sound are words that begin with the same two sounds, also the wrong way round,
 * words of names that begin with the same one, and words that share trigrams: "atuism" and "autism" share too few,
 * "utism" enough.
 */
export async function selectNearWords(
  database: Database,
  { words, scope }: { words: { word: string; sound: string }[]; scope: Scope },
): Promise<NearWord[]> {
  if (words.length === 0) return [];
  const within = 'language_id = ANY ($3::int[]) AND (is_name OR language_id IN ($4, $5))';
  return rowsOf<NearWord>(database, {
    name: 'search-near-words',
    text: `
      SELECT DISTINCT asked.word AS asked, near.word, near.sound, near.language_id AS "languageId", near.is_name AS "isName",
        search.stem(language.code, near.word) AS stem
      FROM unnest($1::text[], $2::text[]) AS asked(word, sound),
        LATERAL (
          (SELECT * FROM (
              SELECT * FROM search.word WHERE sound LIKE left(asked.sound, 2) || '%' AND ${within}
              UNION SELECT * FROM search.word WHERE sound LIKE reverse(left(asked.sound, 2)) || '%' AND ${within}
              UNION SELECT * FROM search.word WHERE left(sound, 1) = left(asked.sound, 1) AND is_name AND ${within}
                AND char_length(sound) BETWEEN char_length(asked.sound) - 2 AND char_length(asked.sound) + 2
              UNION SELECT * FROM search.word WHERE sound % asked.sound AND ${within}) w
            WHERE char_length(asked.word) >= 3
              AND abs(char_length(w.sound) - char_length(asked.sound)) <= 3
              AND levenshtein_less_equal(w.sound, asked.sound, 4) <= 1 + char_length(asked.sound) / 3
            ORDER BY levenshtein_less_equal(w.sound, asked.sound, 4), w.is_name DESC LIMIT ${MOST_BY_SOUND})
          UNION
          (SELECT * FROM search.word
            WHERE char_length(asked.word) >= 3 AND word LIKE left(asked.word, ${ROOT}) || '%' AND is_name AND ${within}
            ORDER BY abs(char_length(word) - char_length(asked.word)) LIMIT ${MOST_BY_BEGINNING})
        ) near
        JOIN languages language ON language.id = near.language_id`,
    values: [
      words.map(({ word }) => word.replace(/[\\%_]/g, '')),
      words.map(({ sound }) => sound.replace(/[\\%_]/g, '')),
      scope.active.map(({ id }) => id),
      scope.own.id,
      scope.fallback.id,
    ],
  });
}
