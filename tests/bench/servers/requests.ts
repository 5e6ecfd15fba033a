import type { Sql } from '@common-ground/cms/src/publisher/Sql.ts';
import { LANGUAGES } from '../generator/languages.ts';
import { Random } from '../generator/Random.ts';

export type Workload = { name: string; paths: string[]; stock: string[] };

const CODES = LANGUAGES.map(({ code }) => code);

/** Documented reads, each with the request of Payload's stock REST that asks for the same rows. */
export async function readWorkloads(sql: Sql): Promise<Workload[]> {
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  const random = new Random(1);
  const ids = Array.from({ length: 400 }, () => random.pick(rows).id);
  const pages = Array.from({ length: 60 }, (_, index) => ({
    page: 1 + (index % 10),
    lang: CODES[index % CODES.length],
  }));
  return [
    {
      name: 'one by id',
      paths: ids.map((id, index) => `/api/conditions/${id}?lang=${CODES[index % CODES.length]}`),
      stock: ids.map((id) => `/cms/api/conditions/${id}?depth=0`),
    },
    {
      name: 'a page of 50',
      paths: pages.map(({ page, lang }) => `/api/localized/conditions?page=${page}&limit=50&lang=${lang}`),
      stock: pages.map(({ page }) => `/cms/api/conditions?depth=0&limit=50&page=${page}&sort=id`),
    },
    {
      name: 'categories',
      paths: CODES.map((lang) => `/api/localized/categories?lang=${lang}`),
      stock: CODES.map(() => '/cms/api/categories?depth=0&limit=10&sort=id'),
    },
  ];
}

/** Search texts by what is hard about them, made from the names that are there. */
export async function searchTexts(sql: Sql, each: number): Promise<Record<string, string[]>> {
  const { rows } = await sql.query<{ name: string; language: number; overview: string | null }>(
    `SELECT name, language_id AS language, overview FROM condition_translations WHERE _status = 'published' AND id % 7 = 0
     UNION ALL SELECT name, 1, overview FROM conditions WHERE _status = 'published' AND id % 7 = 0`,
  );
  const whole = rows.filter(({ overview }) => overview);
  const random = new Random(2);
  const texts = (make: (row: { name: string; overview: string | null }) => string, from = rows) =>
    Array.from({ length: each }, () => {
      const row = random.pick(from);
      return `/api/localized/search?q=${encodeURIComponent(make(row))}&lang=${CODES[row.language - 1]}`;
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
