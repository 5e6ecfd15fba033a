import { OWN_CASE } from '../../contracts/moderation/cases.ts';
import {
  MODERATIONS,
  type Moderation,
  POST_NOT_FOUND,
  type PostKind,
  type PostState,
} from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { changeState } from './changeState.ts';
import { insertDecidedCase, lockCase } from './queries/cases.ts';
import { insertDecision } from './queries/decisions.ts';
import { lockPost } from './queries/posts.ts';
import { settleCase } from './settleCase.ts';

type Decision = { kind: PostKind; id: number; action: Moderation; reason: string; actor: Actor };

/**
 * Applies a moderator's action to a post outside the queue. Decides its open case too, except for `lock` and `unlock`.
 * @throws NotFound, Conflict, Forbidden for own posts (except `lock`) and own reports
 */
export async function moderatePost(
  { kind, id, action, reason, actor }: Decision,
  database: Database,
): Promise<{ id: number; state: PostState; isLocked: boolean }> {
  return inTransaction(database, async (connection) => {
    // Locks the case before the post, as a report does.
    const open = await lockCase(connection, { kind, contentId: id });
    const post = await lockPost(connection, { kind, id });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    if (post.userId === actor.id && action !== 'lock') throw new Forbidden(OWN_CASE);
    const settled = action === 'lock' || action === 'unlock' ? null : open;
    if (settled?.reporterIds.includes(actor.id)) throw new Forbidden(OWN_CASE);
    await changeState(connection, post, { kind, id, action, reason, byId: actor.id });
    const { userId, title, link } = post;
    const about = { kind, contentId: id, authorId: userId };
    await insertDecision(connection, {
      ...about,
      caseId: settled?.id ?? (await insertDecidedCase(connection, about)),
      byId: actor.id,
      action,
      reason,
      stateBefore: post.state,
    });
    if (settled)
      await settleCase(connection, { case: settled, isRight: action !== 'show', title, link, reviewerId: actor.id });
    if (userId !== null && userId !== actor.id)
      await notify(connection, { userId, kind: 'post_moderated', values: { title, reason }, link });
    const rule = MODERATIONS[action];
    const { state, isLocked } = post;
    return { id, state, isLocked, ...('to' in rule ? { state: rule.to } : rule) };
  });
}
