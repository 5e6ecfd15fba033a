import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import { categoryPath, conditionPath } from '@common-ground/site/renderer';
import type { Pool } from 'pg';
import { LANGUAGES } from '../generator/languages.ts';

/** Placeholder for the time that publishing sets. */
export const LAST_UPDATED = '{lastUpdated}';

export type Page = { path: string; shows: string };
/** `pages[0]` is the page that the benchmark checks first. */
export type Edit = { id: number; marker: string; pages: Page[] };
type Place = { id: number; category: number; page: number; untranslated: string[] };

/**
 * Step between the conditions of consecutive edits, so that an edit is seldom visible on the pages of the one before.
 */
const STEP = 37;

/** Takes edits of different conditions: `count`, or fewer when there are fewer conditions. */
export type TakeEdits = (count: number) => Promise<Edit[]>;

/** Returns a function that yields the edits of the benchmark. It starts again after the last condition. */
export async function editsOver(sql: Pool): Promise<TakeEdits> {
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  let taken = 0;
  const nextId = () => rows[(taken++ * STEP) % rows.length]?.id as number;
  return async (count) => {
    const ids = new Set(Array.from({ length: Math.min(count, rows.length) }, nextId));
    return (await selectPlaces(sql, [...ids])).map(createEdit);
  };
}

async function selectPlaces(sql: Pool, ids: number[]): Promise<Place[]> {
  const { rows } = await sql.query<Place>(
    `SELECT id, category_id AS category, (SELECT count(*) FROM conditions before WHERE before._status = 'published'
       AND before.category_id = c.category_id AND before.id < c.id)::int / ${CATEGORY_PAGE_SIZE} + 1 AS page,
       ARRAY(SELECT code FROM languages l WHERE NOT EXISTS (SELECT FROM condition_translations t
         WHERE t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published')) AS untranslated
     FROM conditions c WHERE id = ANY($1) AND _status = 'published'`,
    [ids],
  );
  return rows;
}

/** The page of each language without a translation shows the new summary; category pages show the new time. */
function createEdit({ id, category, page, untranslated }: Place): Edit {
  const marker = `edit-of-${id}-${Date.now()}`;
  const codes = untranslated.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  return {
    id,
    marker,
    pages: [
      ...codes.map((code) => ({ path: conditionPath(id, code), shows: marker })),
      ...LANGUAGES.map(({ code }) => ({ path: categoryPath(category, code, page), shows: LAST_UPDATED })),
    ],
  };
}
