import {
  ACTIONS_BY_KIND,
  CASE_DECIDED,
  CASE_NOT_FOUND,
  type CaseAction,
  OWN_CASE,
  SECOND_OPINION_ASKED,
} from '../../contracts/moderation/cases.ts';
import { NOT_POSSIBLE_NOW, type PostKind } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { changeState, restorePost } from './changeState.ts';
import { lockCase, type OpenCase } from './queries/cases.ts';
import { insertDecision } from './queries/decisions.ts';
import { changePost, lockPost, type Post } from './queries/posts.ts';
import { isPostKind, selectReported } from './queries/reported.ts';
import { restrictToMembers } from './restrictToMembers.ts';
import { settleCase } from './settleCase.ts';
import { suspendWithin } from './suspendUser.ts';

type Decision = { id: number; action: CaseAction; reason: string; days?: number | undefined; actor: Actor };

/**
 * Decides a case with all its pending reports in one transaction. Notifies the reporters. Notifies the author too,
 * unless `no_action` or `handled` leaves the content as it was.
 * @throws NotFound, Conflict, Forbidden (see `demandMayDecide`)
 */
export async function decideCase({ id, action, reason, days = 1, actor }: Decision, database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    const open = await lockCase(connection, { id });
    if (!open) throw new NotFound(CASE_NOT_FOUND);
    demandMayDecide(open, actor);
    const { kind, contentId, authorId } = open;
    if (!ACTIONS_BY_KIND[kind].includes(action)) throw new Conflict(NOT_POSSIBLE_NOW);
    // A suspension locks the user. Like other requests, it takes this lock before that of the post.
    if ((action === 'suspend' || action === 'warn') && authorId === null) throw new Conflict(NOT_POSSIBLE_NOW);
    const suspensionId =
      action === 'suspend' && authorId !== null
        ? await suspendWithin(connection, { id: authorId, days, reason, actor })
        : null;
    const post = isPostKind(kind) ? await lockPost(connection, { kind, id: contentId }) : null;
    const { title = '', link = null } = post ?? (await selectReported(connection, { kind, id: contentId })) ?? {};
    if (post && isPostKind(kind)) await applyToPost(connection, { post, kind, open, action, reason, actor });
    await insertDecision(connection, {
      caseId: id,
      kind,
      contentId,
      authorId,
      byId: actor.id,
      action,
      reason,
      stateBefore: open.isHiddenByReports ? 'visible' : (post?.state ?? null),
      suspensionId,
    });
    const isNothing = action === 'no_action' || action === 'handled';
    // `suspendWithin` notifies the author itself.
    if (authorId !== null && action !== 'suspend' && (!isNothing || open.isHiddenByReports)) {
      const about = action === 'warn' ? 'post_warned' : 'post_moderated';
      await notify(connection, { userId: authorId, kind: about, values: { title, reason }, ...(link ? { link } : {}) });
    }
    await settleCase(connection, { case: open, isRight: action !== 'no_action', title, link, reviewerId: actor.id });
  });
}

/**
 * @throws Conflict when the case is decided
 * @throws Forbidden when the user wrote or reported its content, or asked for a second opinion
 */
export function demandMayDecide(open: OpenCase, actor: Actor): void {
  if (open.isDecided) throw new Conflict(CASE_DECIDED);
  if (open.authorId === actor.id || open.reporterIds.includes(actor.id)) throw new Forbidden(OWN_CASE);
  if (open.askedById === actor.id) throw new Forbidden(SECOND_OPINION_ASKED);
}

type Applied = { post: Post; kind: PostKind; open: OpenCase; action: CaseAction; reason: string; actor: Actor };

async function applyToPost(connection: Database, { post, kind, open, action, reason, actor }: Applied): Promise<void> {
  const change = { kind, id: open.contentId, reason, byId: actor.id };
  const isHidden = open.isHiddenByReports && post.state === 'hidden';
  if (action === 'remove') return changeState(connection, post, { ...change, action });
  if (action === 'hide' || action === 'suspend') {
    if (post.state === 'visible') return changeState(connection, post, { ...change, action: 'hide' });
    // A post that reports have hidden stays hidden: only the reason changes.
    if (isHidden) return changePost(connection, { kind, id: open.contentId }, { stateReason: reason });
    if (action === 'hide') throw new Conflict(NOT_POSSIBLE_NOW);
    return;
  }
  // All other decisions end the hiding by reports.
  if (isHidden) await restorePost(connection, post, change);
  if (action === 'lock') await changeState(connection, post, { ...change, action });
  if (action === 'members_only') await restrictToMembers(connection, change);
}
