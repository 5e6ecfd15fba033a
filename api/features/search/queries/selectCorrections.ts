import { type Database, rowsOf } from '../../../platform/Database.ts';

export type Correction = { word: string; isKnown: boolean; likely: string[] };

const MOST_EDITS = 2;
const MOST_LIKELY = 4;

/**
 * For each word: whether names hold it, and otherwise the words of names that are nearest to it, by edits and then by
 * shared trigrams. Two letters changed places are two edits. Compared are words with the same first letter, which
 * misspelt words mostly have, and words that share trigrams: "autsim" and "autism" share too few, "utism" enough.
 * Short words are left alone: nearly any is near to them.
 */
export async function selectCorrections(database: Database, words: string[]): Promise<Correction[]> {
  return rowsOf<Correction>(database, {
    name: 'search-corrections',
    text: `
      SELECT asked.word, known.word IS NOT NULL AS "isKnown", coalesce(near.words, '{}') AS likely
      FROM unnest($1::text[]) WITH ORDINALITY AS asked(word, place)
      LEFT JOIN search.word known ON known.word = asked.word
      LEFT JOIN LATERAL (
        SELECT array_agg(word ORDER BY edits, likeness DESC) AS words FROM (
          SELECT w.word, edits, similarity(w.word, asked.word) AS likeness, min(edits) OVER () AS fewest
          FROM (
              SELECT word FROM search.word WHERE word LIKE left(asked.word, 1) || '%'
              UNION SELECT word FROM search.word WHERE word % asked.word) w,
            LATERAL levenshtein_less_equal(w.word, asked.word, ${MOST_EDITS}) edits
          WHERE known.word IS NULL AND char_length(asked.word) BETWEEN 4 AND 40
            AND abs(char_length(w.word) - char_length(asked.word)) <= ${MOST_EDITS}
            AND edits <= CASE WHEN char_length(asked.word) < 5 THEN 1 ELSE ${MOST_EDITS} END
          ORDER BY edits, likeness DESC LIMIT ${MOST_LIKELY}
        ) nearest WHERE edits = fewest
      ) near ON true
      ORDER BY asked.place`,
    values: [words],
  });
}
