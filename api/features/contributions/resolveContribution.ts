import type { Texts } from '../../contracts/contributions/contents.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Actor } from './actors.ts';
import { changedTexts } from './changedTexts.ts';
import { loadStep } from './loadStep.ts';
import { pageNow } from './pageNow.ts';
import { changeContribution } from './queries/contributions.ts';
import { insertEvent } from './queries/events.ts';
import type { Receipt } from './submitCondition.ts';
import { tell } from './tell.ts';
import { changesOf } from './texts.ts';
import { digestOf } from './translationTexts.ts';

type Given = {
  id: number;
  reason: string;
  texts: Texts;
  /** `Review.pageDigest` of what was looked at; without it whatever readers have now is joined. */
  pageDigest?: string | undefined;
  actor: Actor;
};

/**
 * Joins a proposal with what changed on the page since it was made: the texts given take the place of what it proposed,
 * and the page as it is now becomes what it was made from. It is other text than anybody approved, so it waits once
 * more, and whoever joined it cannot approve it.
 */
export async function resolveContribution(
  { id, reason, texts, pageDigest, actor }: Given,
  database: Database,
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    const { contribution, to } = await loadStep(connection, { id, action: 'resolve', actor, reason });
    const { title, status, userId, base, content } = contribution;
    const now = await pageNow(contribution, connection);
    if (!now) throw new Conflict('There is no page to join this with');
    if (pageDigest !== undefined && pageDigest !== digestOf(now.texts))
      throw new Conflict('The page has changed once more. Look at it, then join the two again');
    // Whoever joins two translations has not held them against a newer source.
    if (contribution.languageId !== null && base) now.revision = base.revision;
    const moved = { ...contribution, base: now, content: { ...content, ...texts } };
    const { changes } = changedTexts(moved, changesOf(moved.content, {}));
    const cleared = { reviewerId: null, approvedById: null, approvedAt: null, scheduledFor: null, scheduledById: null };
    await changeContribution(connection, id, {
      ...{ status: to, content: changes.content, base: now, baseRevision: now.revision, decidedAt: null },
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
