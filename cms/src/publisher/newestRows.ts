import { FEED_ENTRIES } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from './Sql.ts';

export type NewestRow = {
  id: number;
  name: string;
  summary: string;
  translatedName: string | null;
  translatedSummary: string | null;
  /** Never after `updated`: content that was brought in may be older than its record. */
  created: Date;
  updated: Date;
};

/** The published conditions whose source text changed last. */
export async function selectNewest(sql: Sql): Promise<NewestRow[]> {
  const { rows } = await sql.query<NewestRow>({
    name: 'publisher-newest',
    text: `SELECT id, name, summary, NULL AS "translatedName", NULL AS "translatedSummary",
             least(created_at, last_updated) AS created, last_updated AS updated
           FROM conditions WHERE _status = 'published' ORDER BY last_updated DESC, id DESC LIMIT ${FEED_ENTRIES}`,
  });
  return rows;
}

/** The published conditions whose translation into a language changed last. */
export async function selectNewestIn(sql: Sql, languageId: number): Promise<NewestRow[]> {
  const { rows } = await sql.query<NewestRow>({
    name: 'publisher-newest-in',
    text: `SELECT c.id, c.name, c.summary, t.name AS "translatedName", t.summary AS "translatedSummary",
             t.created_at AS created, t.updated_at AS updated
           FROM condition_translations t JOIN conditions c ON c.id = t.condition_id AND c._status = 'published'
           WHERE t.language_id = $1 AND t._status = 'published' ORDER BY t.updated_at DESC, t.id DESC LIMIT ${FEED_ENTRIES}`,
    values: [languageId],
  });
  return rows;
}
