import { CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findAnswerTarget } from '../contributions/answer.ts';
import { demandSendable } from '../contributions/demandSendable.ts';
import type { Receipt } from '../contributions/insertProposal.ts';
import { baseColumns, lockContribution } from '../contributions/queries/contributions.ts';
import { removeDraft } from '../contributions/removeDraft.ts';
import { takeContributionStep } from '../contributions/takeContributionStep.ts';
import { takeStep } from '../contributions/takeStep.ts';
import { toPageKey } from '../contributions/toPageKey.ts';
import { selectWork } from './queries/selectWork.ts';

/**
 * Sends the draft of a translation to review. When changes to the user's sent proposal were requested, the draft
 * becomes the answer to that request and is then deleted.
 */
export async function sendTranslation(
  { id, actor }: { id: number; actor: Actor },
  database: Database,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const draft = await lockContribution(connection, id);
    if (draft?.status !== 'draft' || draft.userId !== actor.id) throw new NotFound(CONTRIBUTION_NOT_FOUND);
    const page = toPageKey(draft) ?? { kind: 'condition', id: 0 };
    const work = await selectWork(connection, { ...page, languageId: draft.languageId ?? 0 }, { isHeld: true });
    const asked = work.find(({ status, userId }) => status === 'changes_requested' && userId === actor.id);
    if (!asked) return takeContributionStep({ step: 'submit', id, actor }, { database: connection });
    const content = await demandSendable(connection, draft);
    const input = { id: asked.id, actor, reason: draft.description ?? '' };
    const receipt = await takeStep('answer', input, { database: connection }, async ({ contribution }) => {
      const { to, changes } = await findAnswerTarget({ connection, contribution });
      const { content: before, base } = contribution;
      return { to, changes: { ...changes, content, ...baseColumns(draft.base) }, detail: { content: before, base } };
    });
    await removeDraft(connection, { id, userId: actor.id });
    return receipt;
  });
}
