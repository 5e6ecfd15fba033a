import { CONTRIBUTION_NOT_FOUND } from '../../contracts/contributions/contributions.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { demandSendable } from './demandSendable.ts';
import { loadStep } from './loadStep.ts';
import { changeContribution, lockContribution } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import { selectWork } from './queries/translationWork.ts';
import { removeDraft } from './removeDraft.ts';
import type { Receipt } from './submitCondition.ts';
import { takeContributionStep } from './takeStep.ts';
import { tell } from './tell.ts';

/**
 * Sends an own draft of a translation into the review; where its author was asked for changes, as the answer to that.
 * @throws NotFound, Conflict when the page has changed since it was begun, BadRequest when something is missing
 */
export async function sendTranslation(
  { id, actor }: { id: number; actor: Actor },
  database: Database,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const draft = await lockContribution(connection, id);
    if (draft?.status !== 'draft' || draft.userId !== actor.id) throw new NotFound(CONTRIBUTION_NOT_FOUND);
    const { conditionId, categoryId, languageId } = draft;
    const page = conditionId === null ? ({ kind: 'category' } as const) : ({ kind: 'condition' } as const);
    const place = { ...page, id: conditionId ?? categoryId ?? 0, languageId: languageId ?? 0 };
    const asked = (await selectWork(connection, place, { isHeld: true })).find(
      ({ status, userId }) => status === 'changes_requested' && userId === actor.id,
    );
    if (!asked) {
      const means = { database: connection, payload: undefined };
      return takeContributionStep({ id, step: 'submit', reason: '', actor }, means);
    }
    const { content } = await demandSendable(connection, draft);
    const step = { id: asked.id, action: 'answer', actor, reason: draft.description ?? '' } as const;
    const { contribution, to } = await loadStep(connection, step);
    await changeContribution(connection, asked.id, {
      ...{ status: to, reviewerId: null, content, base: draft.base, baseRevision: draft.baseRevision },
    });
    await insertEvent(connection, {
      ...{ contributionId: asked.id, action: 'answer', from: contribution.status, to, userId: actor.id },
      ...{ reason: draft.description ?? '', detail: { content: contribution.content, base: contribution.base } },
    });
    await tell(connection, {
      ...{ to: contribution.reviewerId, kind: 'contribution_answered', title: contribution.title },
    });
    await removeDraft(connection, { id, userId: actor.id });
    return { id: asked.id, status: to, title: contribution.title };
  });
}
