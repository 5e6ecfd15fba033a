import type { Pool } from 'pg';
import { LANGUAGES } from '../generator/languages.ts';
import { Random } from '../generator/Random.ts';

const CODES = LANGUAGES.map(({ code }) => code);

export type AskedQuery = { q: string; language: string };

/** Returns searches by kind of text. The texts are made from names and overviews in the database. */
export async function makeSearches(sql: Pool, each: number): Promise<Record<string, AskedQuery[]>> {
  const { rows } = await sql.query<{ name: string; language: number; overview: string | null }>(
    `SELECT name, language_id AS language, overview FROM condition_translations
     WHERE _status = 'published' AND id % 7 = 0 AND language_id IN (SELECT id FROM languages WHERE is_active)
     UNION ALL SELECT name, 1, overview FROM conditions WHERE _status = 'published' AND id % 7 = 0`,
  );
  const whole = rows.filter(({ overview }) => overview);
  const random = new Random(2);
  const texts = (make: (row: { name: string; overview: string | null }) => string, from = rows) =>
    Array.from({ length: each }, () => {
      const row = random.pick(from);
      return { q: make(row), language: CODES[row.language - 1] ?? '' };
    });
  const word = (text: string) => random.pick(text.split(/[\s.,;:]+/).filter(({ length }) => length > 5)) ?? text;
  return {
    'a whole name': texts(({ name }) => name),
    'a name being typed': texts(({ name }) => name.slice(0, 3 + random.below(5))),
    'a misspelt name': texts(({ name }) => misspell(name.split(' ')[0] ?? name, random)),
    'a word of the texts': texts(({ overview }) => word(overview ?? ''), whole),
    'two words of the texts': texts(({ overview }) => `${word(overview ?? '')} ${word(overview ?? '')}`, whole),
    'nothing there': texts(({ name }) => [...name].reverse().join('')),
  };
}

function misspell(word: string, random: Random): string {
  const place = 1 + random.below(Math.max(1, word.length - 3));
  return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2);
}
