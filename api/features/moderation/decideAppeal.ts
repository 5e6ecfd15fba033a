import { z } from 'zod';
import {
  APPEAL_DECIDED,
  type AppealOutcome,
  DECISION_NOT_FOUND,
  OWN_CASE,
  SAME_MODERATOR,
} from '../../contracts/moderation/cases.ts';
import { POST_KINDS, type PostKind } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { defineStatements, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { changeState, restorePost } from './changeState.ts';
import { rejectCaseReports } from './queries/cases.ts';
import { type Decided, lockDecision, recordOutcome } from './queries/decisions.ts';
import { changePost, lockPost, recordPostEvent } from './queries/posts.ts';
import { isPostKind, selectReported } from './queries/reported.ts';
import { endSuspensionById } from './queries/suspensions.ts';

type Outcome = { id: number; outcome: AppealOutcome; reason: string; actor: Actor };

/**
 * Decides an appeal once, by another moderator, and notifies the author. Overturning undoes the decision and rejects
 * the reports behind it.
 * @throws NotFound, Conflict, Forbidden
 */
export async function decideAppeal({ id, outcome, reason, actor }: Outcome, database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    const decision = await lockDecision(connection, id);
    if (!decision?.isAppealed) throw new NotFound(DECISION_NOT_FOUND);
    if (decision.isAppealDecided) throw new Conflict(APPEAL_DECIDED);
    if (decision.byId === actor.id) throw new Forbidden(SAME_MODERATOR);
    if (decision.authorId === actor.id) throw new Forbidden(OWN_CASE);
    await recordOutcome(connection, { id, outcome, reason, byId: actor.id });
    if (outcome === 'overturned') await undo(connection, decision, { reason, byId: actor.id });
    const { kind, contentId, authorId, caseId } = decision;
    if (outcome === 'overturned' && caseId !== null) await rejectCaseReports(connection, caseId, actor.id);
    if (authorId === null) return;
    const { title = '', link } = (await selectReported(connection, { kind, id: contentId })) ?? {};
    await notify(connection, {
      userId: authorId,
      kind: `appeal_${outcome}`,
      values: { title, reason },
      link: link ?? '/profile#moderation',
    });
  });
}

async function undo(connection: Database, decision: Decided, by: { reason: string; byId: number }): Promise<void> {
  const { kind, contentId: id, action, stateBefore, suspensionId } = decision;
  if (suspensionId !== null) await endSuspensionById(connection, { id: suspensionId, ...by });
  if (!isPostKind(kind)) return;
  const post = await lockPost(connection, { kind, id });
  if (!post) return;
  if (action === 'lock' && post.isLocked) await changeState(connection, post, { kind, id, action: 'unlock', ...by });
  if (action === 'members_only') await openToEveryone(connection, { kind, id, madeById: decision.byId, ...by });
  // A post in another state was changed after the decision, by a later one or by its author, and stays as it is.
  if ((action === 'hide' || action === 'suspend') && post.state === 'hidden')
    await restorePost(connection, post, { kind, id, ...by });
  if (action === 'remove' && post.state === 'removed')
    await restorePost(connection, post, { kind, id, ...by, to: stateBefore === 'hidden' ? 'hidden' : 'visible' });
}

/** $1 id of the topic or of a post in it, $2 id of the user who restricted it. */
const REOPENABLE_TOPICS = defineStatements(POST_KINDS, (kind) => ({
  name: `moderation-reopen-topic-${kind}`,
  row: { id: z.number() },
  text: `SELECT t.id FROM forum_topics t
         JOIN LATERAL (SELECT e.user_id, (e.detail ->> 'lastNumber')::int AS last_number FROM post_events e
           WHERE e.kind = 'topic' AND e.post = t.id AND e.action = 'audience' ORDER BY e.id DESC LIMIT 1) made
           ON made.user_id = $2 AND made.last_number = t.last_number
         WHERE t.audience = 'members'
           AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
}));

type Opening = { kind: PostKind; id: number; madeById: number | null; reason: string; byId: number };

/**
 * Makes a topic, or the topic of a post, public again. The topic remains restricted to members when it has posts since
 * the restriction, or when another user changed its audience later. The caller must have locked the row.
 */
async function openToEveryone(connection: Database, asked: Opening): Promise<void> {
  const { kind, id, madeById, reason, byId } = asked;
  const topic = await findRow(connection, REOPENABLE_TOPICS[kind], [id, madeById]);
  if (!topic) return;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'everyone' });
  const detail = { audience: 'members' };
  await recordPostEvent(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
}
