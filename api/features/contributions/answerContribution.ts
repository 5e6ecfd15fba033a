import { NOTHING_CHANGED, type Texts } from '../../contracts/contributions/contents.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { changedTexts } from './changedTexts.ts';
import { loadStep } from './loadStep.ts';
import { changeContribution } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import type { Receipt } from './submitCondition.ts';
import { tell } from './tell.ts';

type Given = { id: number; reason: string; texts?: Texts | undefined; actor: Actor };

/**
 * The author answers a change request, with words, with other texts, or both. It waits again, where it stood in the
 * queue before; the texts as they were are kept with the event.
 */
export async function answerContribution({ id, reason, texts, actor }: Given, database: Database): Promise<Receipt> {
  if (!reason && !texts) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return inTransaction(database, async (connection) => {
    const { contribution, to } = await loadStep(connection, { id, action: 'answer', actor, reason });
    const { title, status, reviewerId } = contribution;
    const changed = texts ? changedTexts(contribution, texts) : null;
    await changeContribution(connection, id, { status: to, reviewerId: null, ...changed?.changes });
    await insertEvent(connection, {
      ...{ contributionId: id, action: 'answer', from: status, to, userId: actor.id, reason, detail: changed?.detail },
    });
    await tell(connection, { to: reviewerId, kind: 'contribution_answered', title });
    return { id, status: to, title: changed?.changes.title ?? title };
  });
}
