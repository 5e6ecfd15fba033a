import { defineStatement, execute, selectRows } from '@common-ground/api/platform/statement.ts';
import { inSpan } from '@common-ground/api/platform/tracing/inSpan.ts';
import { z } from 'zod';
import type { Failure } from '../marks.ts';
import type { RenderReport } from '../renderPages.ts';
import type { Sql } from '../Sql.ts';
import { toFailureReason } from '../toFailureReason.ts';
import { EVERYTHING, type Purge } from './Purge.ts';

const COMPARED = defineStatement({
  name: 'publisher-purge-compare',
  row: { path: z.string(), digest: z.string().nullable(), isOwed: z.boolean() },
  text: `SELECT path, p.digest, coalesce(d.error LIKE 'purge: %', false) AS "isOwed"
         FROM unnest($1::text[]) AS given (path)
         LEFT JOIN publisher.page p USING (path) LEFT JOIN publisher.dirty d USING (path)`,
});

/** Leaves out pages that another publisher renders. */
const RETRIED = defineStatement({
  text: `UPDATE publisher.dirty SET not_before = '-infinity' WHERE path IN (SELECT path FROM publisher.dirty
           WHERE error LIKE 'purge: %' AND not_before > now() FOR UPDATE SKIP LOCKED)`,
});

export type PurgedBatch = Pick<RenderReport, 'shown' | 'gone' | 'changed'> & {
  /** Copied files of the build, and `EVERYTHING` when everything is to be purged. */
  copied: readonly string[];
};

/** Purges the pages of each batch that was rendered, before they are no longer dirty. */
export class PagePurge {
  #purge: Purge;
  #isFailing = false;

  constructor(purge: Purge) {
    this.#purge = purge;
  }

  /**
   * Purges the pages of a batch that changed: their file or saved digest differs, or an earlier purge of them failed. A
   * crash before the digest is saved therefore repeats the purge. Returns a failure for each page that was not purged.
   * After an outage of the CDN, makes all pages due that wait for it.
   */
  async run(sql: Sql, { shown, gone, changed, copied }: PurgedBatch): Promise<Failure[]> {
    const digests = new Map(shown.map(({ path, digest }) => [path, digest]));
    const rows = await selectRows(sql, COMPARED, [[...digests.keys(), ...gone]]);
    const differing = rows.filter(({ path, digest, isOwed }) => isOwed || digest !== (digests.get(path) ?? null));
    const paths = [...new Set([...changed, ...copied, ...differing.map(({ path }) => path)])];
    if (paths.length === 0) return [];
    try {
      await inSpan({ name: 'purge', kind: 'client', isPart: true }, () =>
        copied.includes(EVERYTHING) ? this.#purge.everything() : this.#purge.paths(paths),
      );
    } catch (error) {
      this.#isFailing = true;
      const reason = toFailureReason(error);
      return paths.map((path) => ({ path, reason }));
    }
    if (this.#isFailing) await execute(sql, RETRIED);
    this.#isFailing = false;
    return [];
  }
}
