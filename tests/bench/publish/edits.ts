import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from '@common-ground/cms/src/publisher/Sql.ts';
import { categoryPath, conditionPath } from '@common-ground/site/renderer';
import { LANGUAGES } from '../generator/languages.ts';
import type { Edit } from './editor.ts';

/** Stands for the time that publishing sets. */
export const LAST_UPDATED = '{lastUpdated}';

type Place = { id: number; category: number; page: number };

/** Far enough apart that one edit seldom shows on the pages of the one before. */
const STEP = 37;

/** Edits of published conditions, and first publications of drafts. */
export class Edits {
  #sql: Sql;
  #published: number[];
  #drafts: number[];
  #next = 0;

  private constructor(sql: Sql, given: { published: number[]; drafts: number[] }) {
    this.#sql = sql;
    this.#published = given.published;
    this.#drafts = given.drafts;
  }

  static async over(sql: Sql): Promise<Edits> {
    const { rows } = await sql.query<{ id: number; isPublished: boolean }>(
      `SELECT id, _status = 'published' AS "isPublished" FROM conditions ORDER BY id`,
    );
    const ids = (isPublished: boolean) => rows.filter((row) => row.isPublished === isPublished).map(({ id }) => id);
    return new Edits(sql, { published: ids(true), drafts: ids(false) });
  }

  /** Edits of different conditions: as many as asked for, or as there are. */
  take(count: number): Promise<Edit[]> {
    const most = Math.min(count, this.#published.length);
    const ids = Array.from({ length: most }, () => {
      const index = this.#next++ * STEP;
      return this.#published[index % this.#published.length] as number;
    });
    return this.#editsOf([...new Set(ids)]);
  }

  async takeDraft(): Promise<Edit | undefined> {
    const id = this.#drafts.shift();
    return id === undefined ? undefined : (await this.#editsOf([id]))[0];
  }

  /** Looked up each time: what is published in between moves conditions to other pages of their category. */
  async #editsOf(ids: number[]): Promise<Edit[]> {
    const { rows } = await this.#sql.query<Place>(
      `SELECT id, category_id AS category, (SELECT count(*) FROM conditions before WHERE before._status = 'published'
         AND before.category_id = c.category_id AND before.id < c.id)::int / ${CATEGORY_PAGE_SIZE} + 1 AS page
       FROM conditions c WHERE id = ANY($1)`,
      [ids],
    );
    return rows.map((place) => editOf(place, `edit-of-${place.id}-${Date.now()}`));
  }
}

/** A condition's page names its sources in every language; its card shows when it was last updated. */
function editOf({ id, category, page }: Place, marker: string): Edit {
  return {
    id,
    marker,
    pages: [
      ...LANGUAGES.map(({ code }) => ({ path: conditionPath(id, code), shows: marker })),
      ...LANGUAGES.map(({ code }) => ({ path: categoryPath(category, code, page), shows: LAST_UPDATED })),
    ],
  };
}
