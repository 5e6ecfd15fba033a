import { receiptSchema } from '../../../contracts/contributions/contributions.ts';
import { LIST_PAGE } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, selectRows } from '../../../platform/statement.ts';
import type { Receipt } from '../insertProposal.ts';

const RECEIPT_OPENED = defineStatement({
  name: 'receipt-opened',
  // A contribution that is older than this table has no row. Its receipt was mailed for this contribution alone.
  text: `INSERT INTO mail.receipt AS r (contribution_id, mailed_with, opened_at)
         SELECT id, id, now() FROM contributions WHERE id = $1 AND user_id IS NULL
         ON CONFLICT (contribution_id) DO UPDATE SET opened_at = now() WHERE r.opened_at IS NULL`,
});

/** Marks the receipt of a contribution as opened. From then on, news may be mailed to its address. */
export async function confirmAddress(database: Database, contributionId: number): Promise<void> {
  await execute(database, RECEIPT_OPENED, [contributionId]);
}

const RECEIPT_SENT_ALONG = defineStatement({
  name: 'receipt-sent-along',
  row: receiptSchema,
  text: `SELECT c.id, c.title, c.status FROM mail.receipt r JOIN contributions c ON c.id = r.contribution_id
         WHERE r.mailed_with = $1 AND c.id <> $1 AND c.user_id IS NULL AND c.contributor_email IS NOT NULL
         ORDER BY c.id DESC LIMIT ${LIST_PAGE}`,
});

/** Returns the other contributions of the same mailed receipt, newest first, at most `LIST_PAGE`. */
export function selectSentAlong(database: Database, contributionId: number): Promise<Receipt[]> {
  return selectRows(database, RECEIPT_SENT_ALONG, [contributionId]);
}
