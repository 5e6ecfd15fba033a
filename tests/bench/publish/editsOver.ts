import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from '@common-ground/cms/src/publisher/Sql.ts';
import { categoryPath, conditionPath } from '@common-ground/site/renderer';
import { LANGUAGES } from '../generator/languages.ts';
import type { Edit } from './editor.ts';

/** Stands for the time that publishing sets. */
export const LAST_UPDATED = '{lastUpdated}';

type Place = { id: number; category: number; page: number; untranslated: string[] };

/** Far enough apart that one edit seldom shows on the pages of the one before. */
const STEP = 37;
const TRANSLATED = 'fr';

export type Edits = Awaited<ReturnType<typeof editsOver>>;

/** What is published in the benchmark: each time another condition. */
export async function editsOver(sql: Sql) {
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  let published = rows.map(({ id }) => id);
  let taken = 0;
  const nextId = () => published[(taken++ * STEP) % published.length] as number;

  /** Edits of different conditions: as many as asked for, or as there are. */
  async function take(count: number, kind: 'edit' | 'scheduled' = 'edit'): Promise<Edit[]> {
    const ids = Array.from({ length: Math.min(count, published.length) }, nextId);
    const places = await placesOf(sql, [...new Set(ids)]);
    return places.map((place) => editOf(place, kind));
  }

  /** One of each other kind. */
  async function takeOthers(): Promise<Edit[]> {
    const marker = `new-${Date.now()}`;
    const [translated, unpublished] = [nextId(), nextId()];
    const [place] = (await placesOf(sql, [unpublished])) as [Place];
    const translation = { path: conditionPath(translated, TRANSLATED), shows: `traduit-${marker}` };
    const gone = LANGUAGES.map(({ code }) => ({ path: conditionPath(unpublished, code), shows: null }));
    const others: Edit[] = [
      { kind: 'new', id: 0, marker, pages: [] },
      { kind: 'translation', id: translated, language: TRANSLATED, marker: translation.shows, pages: [translation] },
      await renameOf(sql, place.category),
      ...(await take(1, 'scheduled')),
      // The one that goes comes last: it is on no page of the others then.
      { kind: 'unpublished', id: unpublished, marker, pages: gone },
    ];
    published = published.filter((id) => id !== unpublished);
    return others;
  }

  return { take, takeOthers };
}

async function renameOf(sql: Sql, category: number): Promise<Edit> {
  const marker = `Renamed ${Date.now()}`;
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' ORDER BY id`,
    [category],
  );
  const paths = [categoryPath(category, 'en'), ...rows.map(({ id }) => conditionPath(id, 'en'))];
  return { kind: 'renamed', id: category, marker, pages: paths.map((path) => ({ path, shows: marker })) };
}

/** Looked up each time: what is published in between moves conditions to other pages of their category. */
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
function editOf({ id, category, page, untranslated }: Place, kind: 'edit' | 'scheduled'): Edit {
  const marker = `edit-of-${id}-${Date.now()}`;
  const codes = untranslated.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  return {
    kind,
    id,
    marker,
    pages: [
      ...codes.map((code) => ({ path: conditionPath(id, code), shows: marker })),
      ...LANGUAGES.map(({ code }) => ({ path: categoryPath(category, code, page), shows: LAST_UPDATED })),
    ],
  };
}
