import type { z } from 'zod';
import { conditionTextsSchema } from '../../contracts/contributions/contents.ts';
import type { newConditionSchema, receiptSchema } from '../../contracts/contributions/contributions.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { BadRequest } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Sender } from './actors.ts';
import type { NewContribution } from './queries/contributions.ts';
import { insertContribution } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import { tell } from './tell.ts';

export type Receipt = z.output<typeof receiptSchema>;
type Given = Omit<z.output<typeof newConditionSchema>, 'contributorName' | 'contributorEmail'>;

/** Sends in a new condition. It waits for review as it was written. @throws BadRequest for a category that there is not */
export async function submitCondition(given: Given, sender: Sender, database: Database): Promise<Receipt> {
  const { categoryId } = given;
  const found = await rowsOf(database, {
    name: 'review-category',
    text: 'SELECT FROM categories WHERE id = $1',
    values: [categoryId],
  });
  if (found.length === 0) throw new BadRequest('categoryId: there is no such category');
  const content = conditionTextsSchema.strip().parse(given);
  return sendIn({ kind: 'condition', categoryId, title: content.name, description: null, content }, sender, database);
}

type SentIn = Omit<NewContribution, 'userId' | 'contributorName' | 'contributorEmail'> & {
  /** Id of the version of the CMS that it was sent from: who saved drafts up to it has a part in the text. */
  draft?: number | undefined;
};

/** One proposal of any kind, with its event and the news of it, or nothing. */
export async function sendIn({ draft, ...proposal }: SentIn, sender: Sender, database: Database): Promise<Receipt> {
  const { userId, contributorName, contributorEmail } = sender;
  return inTransaction(database, async (connection) => {
    const id = await insertContribution(connection, { ...proposal, userId, contributorName, contributorEmail });
    const detail = draft ? { draft } : undefined;
    await insertEvent(connection, { contributionId: id, action: 'submit', from: null, to: 'pending', userId, detail });
    await tell(connection, { to: userId, kind: 'contribution_received', title: proposal.title });
    return { id, status: 'pending', title: proposal.title };
  });
}
