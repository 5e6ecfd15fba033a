import type { Database } from '../../../platform/Database.ts';
import { Conflict } from '../../../platform/errors.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Actor } from '../actors.ts';
import { type Contribution, changeContribution } from '../queries/contributions.ts';
import { insertEvent } from '../queries/events.ts';
import { selectPublished, selectTranslation } from '../queries/selectTexts.ts';
import { changesOf, type Texts, toTexts } from '../texts.ts';
import { changedTexts } from './changedTexts.ts';
import { loadStep } from './loadStep.ts';
import type { Receipt } from './submitCondition.ts';
import { tell } from './tell.ts';

type Given = { id: number; reason: string; texts: Texts; actor: Actor };

/**
 * Joins a proposal with what changed on the page since it was made: the texts given take the place of what it proposed,
 * and the page as it is now becomes what it was made from. It is other text than anybody approved, so it waits once
 * more, and whoever joined it cannot approve it.
 */
export async function resolveContribution({ id, reason, texts, actor }: Given, database: Database): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const { contribution, to } = await loadStep(connection, { id, action: 'resolve', actor, reason });
    const { title, status, userId, base, content } = contribution;
    const now = await textsOfPage(connection, contribution);
    const moved = { ...contribution, base: now.base, content: { ...content, ...texts } };
    const { changes } = changedTexts(moved, changesOf(moved.content, {}));
    const cleared = { reviewerId: null, approvedById: null, approvedAt: null, scheduledFor: null, scheduledById: null };
    await changeContribution(connection, id, {
      ...{ status: to, content: changes.content, base: now.base, baseRevision: now.base.revision, decidedAt: null },
      ...cleared,
    });
    await insertEvent(connection, {
      ...{ contributionId: id, action: 'resolve', from: status, to, userId: actor.id, reason },
      detail: { base, content },
    });
    await tell(connection, { to: userId, kind: 'contribution_joined', title, reason });
    return { id, status: to, title };
  });
}

async function textsOfPage(
  connection: Database,
  { conditionId, languageId }: Contribution,
): Promise<{ base: { revision: number; texts: Texts } }> {
  const condition = conditionId === null ? null : await selectPublished(connection, { id: conditionId });
  if (!condition) throw new Conflict('There is no page to join this with');
  const { version, sourceRevision } = condition;
  if (languageId === null) return { base: { revision: version ?? sourceRevision, texts: toTexts(condition) } };
  const translation = await selectTranslation(connection, { conditionId: condition.id, languageId });
  return { base: { revision: sourceRevision, texts: translation?.isPublished ? toTexts(translation) : {} } };
}
