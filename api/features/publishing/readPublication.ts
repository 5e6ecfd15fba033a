import { z } from 'zod';
import { type Publication, VIEWABLE } from '../../contracts/publishing/recordState.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { findRecordStanding, type RecordStanding, toRecordState } from './readRecordState.ts';

const PUBLICATION_RECORD = defineStatement({
  name: 'publishing-record-of-contribution',
  row: { collection: z.enum(VIEWABLE), id: z.number().nullable(), at: z.date() },
  // The event has its time from the database's clock, as the page has, so that the two can be compared.
  text: `SELECT CASE WHEN c.path_id IS NOT NULL AND c.language_id IS NULL THEN 'learning-paths'
             WHEN c.path_id IS NOT NULL THEN 'learning-path-translations'
             WHEN c.condition_id IS NOT NULL AND c.language_id IS NULL THEN 'conditions'
             WHEN c.condition_id IS NOT NULL THEN 'condition-translations' ELSE 'category-translations' END AS collection,
           CASE WHEN c.language_id IS NULL THEN coalesce(c.path_id, c.condition_id)
             WHEN c.path_id IS NOT NULL THEN
               (SELECT t.id FROM learning_path_translations t WHERE t.path_id = c.path_id AND t.language_id = c.language_id)
             WHEN c.condition_id IS NOT NULL THEN
               (SELECT t.id FROM condition_translations t WHERE t.condition_id = c.condition_id AND t.language_id = c.language_id)
             ELSE (SELECT t.id FROM category_translations t WHERE t.category_id = c.category_id AND t.language_id = c.language_id)
           END AS id, e.at
         FROM contributions c JOIN review_events e ON e.contribution_id = c.id
         WHERE c.id = $1 AND e.action IN ('publish', 'publish_in_emergency')`,
});

const NO_PAGE: Publication = { page: { state: 'none' }, path: null, rendered: null };

/** Returns the state of the page that a contribution changed. Null unless the contribution is published. */
export async function readPublication(database: Database, contributionId: number): Promise<Publication | null> {
  const published = await findRow(database, PUBLICATION_RECORD, [contributionId]);
  if (!published) return null;
  const { collection, id, at } = published;
  const record = id === null ? null : await findRecordStanding(database, { collection, id });
  if (!record) return NO_PAGE;
  return { page: toRecordState(record), path: record.path, rendered: findRendering(record, at) };
}

function findRendering({ publishedAt, isWaiting }: RecordStanding, at: Date): Publication['rendered'] {
  if (isWaiting || !publishedAt || publishedAt < at) return null;
  return { at: publishedAt.toISOString(), seconds: (publishedAt.getTime() - at.getTime()) / 1000 };
}
