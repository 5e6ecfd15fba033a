import { type Database, rowOf } from '../../../platform/Database.ts';

const REMEMBERED_MS = 2000;

const tried = new WeakMap<Database, { at: number; answer: Promise<boolean> }>();

/**
 * Whether the database can write what needs room: a file in its folder, which it removes at once, and a line of its log.
 * A row would often fit where there is no room left, and leaves something behind. Remembered for a moment, so that
 * whoever asks for the health again and again does not have it write each time.
 */
export function canWrite(database: Database): Promise<boolean> {
  const before = tried.get(database);
  if (before && Date.now() - before.at < REMEMBERED_MS) return before.answer;
  const answer = rowOf<{ isAllowed: boolean }>(database, {
    name: 'publishing-can-write',
    text: `SELECT pg_logical_emit_message(true, 'common-ground-health', pg_export_snapshot()),
             current_setting('transaction_read_only') = 'off' AS "isAllowed"`,
  }).then(
    (row) => row?.isAllowed === true,
    () => false,
  );
  tried.set(database, { at: Date.now(), answer });
  return answer;
}
