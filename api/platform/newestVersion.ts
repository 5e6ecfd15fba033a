import { z } from 'zod';
import { REVIEWED, type Reviewed } from '../contracts/contributions/desk.ts';
import type { Database } from './Database.ts';
import { defineStatements, findRow } from './statement.ts';

type VersionStatus = 'draft' | 'published';

/** Returns the name of the table with Payload's versions of a collection. */
export function toVersionTable(collection: Reviewed): string {
  return `_${collection.replaceAll('-', '_')}_v`;
}

/** Selects the id of the newest version in `status`, or in any. `record` is SQL for the id of the record. */
export function newestVersion(collection: Reviewed, record: string, status?: VersionStatus): string {
  const isInStatus = status ? ` AND newest.version__status = '${status}'` : '';
  return `(SELECT max(newest.id) FROM ${toVersionTable(collection)} newest WHERE newest.parent_id = ${record}${isInStatus})`;
}

const NEWEST_VERSIONS = defineStatements(REVIEWED, (collection) => ({
  name: `newest-version-${collection}`,
  row: { id: z.number().nullable() },
  text: `SELECT CASE $2::text WHEN 'draft' THEN ${newestVersion(collection, '$1::int', 'draft')}
           WHEN 'published' THEN ${newestVersion(collection, '$1::int', 'published')}
           ELSE ${newestVersion(collection, '$1::int')} END AS id`,
}));

export type VersionedRecord = { collection: Reviewed; id: number; status?: VersionStatus };

/** Returns the id of the newest version of a record in `status`, or in any. Null when it has none. */
export async function findNewestVersion(
  database: Database,
  { collection, id, status }: VersionedRecord,
): Promise<number | null> {
  const row = await findRow(database, NEWEST_VERSIONS[collection], [id, status ?? null]);
  return row?.id ?? null;
}
