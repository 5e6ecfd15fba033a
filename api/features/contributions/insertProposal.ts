import type { z } from 'zod';
import type { receiptSchema } from '../../contracts/contributions/contributions.ts';
import type { Database } from '../../platform/Database.ts';
import { insertGuestLanguage } from '../../platform/mail/outbox.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Sender } from './demandSender.ts';
import { insertContribution, type NewContribution } from './queries/contributions.ts';
import { NOWHERE } from './queries/place.ts';
import { recordEvent } from './recordEvent.ts';

export type Receipt = z.output<typeof receiptSchema>;

type Proposal = Omit<NewContribution, 'userId' | 'contributorName' | 'contributorEmail'> & {
  /** Id of the CMS version that the proposal was sent from. `hasWritten` checks who saved drafts up to it. */
  draft?: number | undefined;
};

export async function insertProposal(
  { draft, ...proposal }: Proposal,
  sender: Sender,
  database: Database,
): Promise<Receipt> {
  const { userId, contributorName, contributorEmail, language } = sender;
  const { kind, title } = proposal;
  return inTransaction(database, async (connection) => {
    const id = await insertContribution(connection, { ...proposal, userId, contributorName, contributorEmail });
    if (userId === null && language) await insertGuestLanguage(connection, id, language);
    const email = contributorEmail ?? null;
    const nobody = { status: null, reviewerId: null, scheduledById: null };
    const contribution = { ...NOWHERE, ...proposal, ...nobody, id, kind, title, userId, email };
    const step = { connection, contribution, action: 'submit', to: 'pending', actor: { id: userId } } as const;
    await recordEvent(step, { detail: draft ? { draft } : undefined });
    return { id, status: 'pending', title };
  });
}
