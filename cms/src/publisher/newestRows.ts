import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { FEED_ENTRIES } from '@common-ground/api/contracts/limits.ts';
import type { FeedEntry } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { defineStatement, json, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { type CorrectionRow, selectCorrectionIn, toCorrection } from './correctionOf.ts';
import { passage } from './passages.ts';
import type { Sql } from './Sql.ts';

const ROW = {
  id: z.number(),
  name: z.string(),
  summary: z.string(),
  translatedName: z.string().nullable(),
  translatedSummary: z.string().nullable(),
  /** The earlier of the record's creation and `updated`, because imported content may be older than its record. */
  created: z.date(),
  updated: z.date(),
  correction: json<CorrectionRow>(),
};

const NEWEST = defineStatement({
  name: 'publisher-newest',
  row: ROW,
  text: `SELECT id, name, summary, NULL AS "translatedName", NULL AS "translatedSummary",
           least(created_at, last_updated) AS created, last_updated AS updated, ${selectCorrectionIn('NULL')} AS correction
         FROM conditions c WHERE _status = 'published' ORDER BY last_updated DESC, id DESC LIMIT ${FEED_ENTRIES}`,
});
const NEWEST_IN = defineStatement({
  name: 'publisher-newest-in',
  row: ROW,
  text: `SELECT c.id, c.name, c.summary, t.name AS "translatedName", t.summary AS "translatedSummary",
           t.created_at AS created, t.updated_at AS updated, ${selectCorrectionIn('$1')} AS correction
         FROM condition_translations t JOIN conditions c ON c.id = t.condition_id AND c._status = 'published'
         WHERE t.language_id = $1 AND t._status = 'published' ORDER BY t.updated_at DESC, t.id DESC LIMIT ${FEED_ENTRIES}`,
});

export async function selectNewest(sql: Sql, { id, code }: { id: number; code: string }): Promise<FeedEntry[]> {
  const isSource = code === DEFAULT_LANGUAGE;
  const rows = await (isSource ? selectRows(sql, NEWEST) : selectRows(sql, NEWEST_IN, [id]));
  return rows.map((row) => ({
    id: row.id,
    name: passage(row.translatedName, row.name, code),
    summary: passage(row.translatedSummary, row.summary, code),
    created: row.created.toISOString(),
    updated: row.updated.toISOString(),
    correction: toCorrection(row.correction),
  }));
}
