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

/** Edits of published conditions, and first publications of drafts, none of them twice. */
export class Edits {
  #published: Place[];
  #drafts: Place[];
  #next = 0;

  private constructor(published: Place[], drafts: Place[]) {
    this.#published = published;
    this.#drafts = drafts;
  }

  static async over(sql: Sql): Promise<Edits> {
    const places = async (status: string) =>
      (
        await sql.query<Place>(
          `SELECT id, category_id AS category, (SELECT count(*) FROM conditions before WHERE before._status = 'published'
             AND before.category_id = c.category_id AND before.id < c.id)::int / ${CATEGORY_PAGE_SIZE} + 1 AS page
           FROM conditions c WHERE _status = '${status}' ORDER BY id`,
        )
      ).rows;
    return new Edits(await places('published'), await places('draft'));
  }

  take(count: number): Edit[] {
    return Array.from({ length: count }, () => {
      const index = this.#next++ * STEP;
      return editOf(this.#published[index % this.#published.length] as Place, `edit-${this.#next}-${Date.now()}`);
    });
  }

  takeDraft(): Edit | undefined {
    const place = this.#drafts.shift();
    return place && editOf(place, `first-${place.id}-${Date.now()}`);
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
