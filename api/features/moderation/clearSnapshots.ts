import { SNAPSHOT_DAYS } from '../../contracts/moderation/cases.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute } from '../../platform/statement.ts';

const SNAPSHOTS_CLEAR = defineStatement({
  text: `UPDATE moderation.reports r SET snapshot = NULL FROM moderation.cases c
         WHERE c.id = r.case_id AND r.snapshot IS NOT NULL AND c.decided_at < now() - make_interval(days => ${SNAPSHOT_DAYS})`,
});

/** Deletes the reported text of cases decided more than SNAPSHOT_DAYS ago, as the privacy page promises. */
export async function clearSnapshots(database: Pick<Database, 'query'>): Promise<void> {
  await execute(database, SNAPSHOTS_CLEAR);
}
