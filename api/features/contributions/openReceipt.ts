import type { OpenedReceipt } from '../../contracts/contributions/receipts.ts';
import type { Database } from '../../platform/Database.ts';
import { receiptToken } from '../notifications/mails/guestMail.ts';
import { selectSentAlong } from './queries/receipts.ts';
import { selectGuestContribution } from './queries/selectOwnContributions.ts';

/** Returns a guest's contribution and those that share its receipt. Null when no guest's address is stored. */
export async function openReceipt(
  { id, linkKey }: { id: number; linkKey: string },
  database: Database,
): Promise<OpenedReceipt | null> {
  const own = await selectGuestContribution(database, id);
  if (!own) return null;
  const others = await selectSentAlong(database, id);
  return {
    ...own,
    sentAlong: others.map(({ id: other, title, status }) => ({ token: receiptToken(other, linkKey), title, status })),
  };
}
