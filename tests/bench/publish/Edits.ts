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

/** What is published in the benchmark: each time another condition. */
export class Edits {
  #sql: Sql;
  #published: number[];
  #next = 0;

  private constructor(sql: Sql, published: number[]) {
    this.#sql = sql;
    this.#published = published;
  }

  static async over(sql: Sql): Promise<Edits> {
    const { rows } = await sql.query<{ id: number }>(
      `SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`,
    );
    return new Edits(
      sql,
      rows.map(({ id }) => id),
    );
  }

  /** Edits of different conditions: as many as asked for, or as there are. */
  async take(count: number, kind: 'edit' | 'scheduled' = 'edit'): Promise<Edit[]> {
    const ids = Array.from({ length: Math.min(count, this.#published.length) }, () => this.#nextId());
    const places = await this.#placesOf([...new Set(ids)]);
    return places.map((place) => editOf(place, kind));
  }

  /** One of each other kind. */
  async takeOthers(): Promise<Edit[]> {
    const marker = `new-${Date.now()}`;
    const translated = this.#nextId();
    const unpublished = this.#nextId();
    const [place] = (await this.#placesOf([unpublished])) as [Place];
    // The one that goes comes last: it is on no page of the others then.
    const others: Edit[] = [
      { kind: 'new', id: 0, marker, pages: [] },
      {
        ...{ kind: 'translation', id: translated, language: TRANSLATED, marker: `traduit-${marker}` },
        pages: [{ path: conditionPath(translated, TRANSLATED), shows: `traduit-${marker}` }],
      },
      await this.#renameOf(place.category),
      ...(await this.take(1, 'scheduled')),
      {
        ...{ kind: 'unpublished', id: unpublished, marker },
        pages: LANGUAGES.map(({ code }) => ({ path: conditionPath(unpublished, code), shows: null })),
      },
    ];
    this.#published = this.#published.filter((id) => id !== unpublished);
    return others;
  }

  #nextId(): number {
    return this.#published[(this.#next++ * STEP) % this.#published.length] as number;
  }

  async #renameOf(category: number): Promise<Edit> {
    const marker = `Renamed ${Date.now()}`;
    const { rows } = await this.#sql.query<{ id: number }>(
      `SELECT id FROM conditions WHERE category_id = $1 AND _status = 'published' ORDER BY id`,
      [category],
    );
    const paths = [categoryPath(category, 'en'), ...rows.map(({ id }) => conditionPath(id, 'en'))];
    return { kind: 'renamed', id: category, marker, pages: paths.map((path) => ({ path, shows: marker })) };
  }

  /** Looked up each time: what is published in between moves conditions to other pages of their category. */
  async #placesOf(ids: number[]): Promise<Place[]> {
    const { rows } = await this.#sql.query<Place>(
      `SELECT id, category_id AS category, (SELECT count(*) FROM conditions before WHERE before._status = 'published'
         AND before.category_id = c.category_id AND before.id < c.id)::int / ${CATEGORY_PAGE_SIZE} + 1 AS page,
         ARRAY(SELECT code FROM languages l WHERE NOT EXISTS (SELECT FROM condition_translations t
           WHERE t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published')) AS untranslated
       FROM conditions c WHERE id = ANY($1) AND _status = 'published'`,
      [ids],
    );
    return rows;
  }
}

/** A condition's page shows its summary where no other language has its own; its card shows when it was last updated. */
function editOf({ id, category, page, untranslated }: Place, kind: 'edit' | 'scheduled'): Edit {
  const marker = `edit-of-${id}-${Date.now()}`;
  const codes = untranslated.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'));
  return {
    ...{ kind, id, marker },
    pages: [
      ...codes.map((code) => ({ path: conditionPath(id, code), shows: marker })),
      ...LANGUAGES.map(({ code }) => ({ path: categoryPath(category, code, page), shows: LAST_UPDATED })),
    ],
  };
}
