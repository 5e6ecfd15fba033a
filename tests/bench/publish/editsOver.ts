import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from '@common-ground/cms/src/publisher/Sql.ts';
import { categoryPath, conditionPath } from '@common-ground/site/renderer';
import { LANGUAGES } from '../generator/languages.ts';

/** Stands for the time that publishing sets. */
export const LAST_UPDATED = '{lastUpdated}';

export type Page = { path: string; shows: string };
/** `pages[0]` is the page that readers look for first. */
export type Edit = { id: number; marker: string; pages: Page[] };
type Place = { id: number; category: number; page: number; untranslated: string[] };

/** Far enough apart that one edit seldom shows on the pages of the one before. */
const STEP = 37;

/** Takes edits of different conditions: as many as asked for, or as there are. */
export type TakeEdits = (count: number) => Promise<Edit[]>;

/** Returns the edits that are published in the benchmark: each time of another condition. */
export async function editsOver(sql: Sql): Promise<TakeEdits> {
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  let taken = 0;
  const nextId = () => rows[(taken++ * STEP) % rows.length]?.id as number;
  return async (count) => {
    const ids = new Set(Array.from({ length: Math.min(count, rows.length) }, nextId));
    return (await placesOf(sql, [...ids])).map(editOf);
  };
}

async function placesOf(sql: Sql, ids: number[]): Promise<Place[]> {
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

/** A condition's page shows its summary where no other language has its own; its card shows when it was last updated. */
function editOf({ id, category, page, untranslated }: Place): Edit {
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
