import type { Payload } from 'payload';
import { z } from 'zod';
import { CONTRIBUTION_KINDS, NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { WORKFLOW_STATES } from '../../contracts/contributions/workflow.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Conflict, NotFound } from '../../platform/errors.ts';
import { findNewestVersion } from '../../platform/newestVersion.ts';
import { defineStatement, execute, json, type RowFrom, selectRows } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findAnswerTarget } from './answer.ts';
import { insertProposal, type Receipt } from './insertProposal.ts';
import type { DraftProposal } from './kinds/ReviewedKind.ts';
import { REVIEWED_KINDS } from './kinds/reviewedKinds.ts';
import { baseColumns } from './queries/contributions.ts';
import { isAtPlace, toPlaceValues } from './queries/place.ts';
import { takeStep, withdraw } from './takeStep.ts';

type Sending = { collection: Reviewed; id: number; editSummary: string; isMinorEdit: boolean; actor: Actor };

const SENT_ALREADY = 'You have sent this for review already';
const REPLACED = 'Its author has sent a newer draft';

/**
 * Sends a copy of a record's newest draft to review. The draft answers an open change request of its sender, and replaces
 * what the sender has sent of the same draft before and nobody has published.
 * @throws NotFound, BadRequest when the draft is not complete or changes nothing, Conflict when it was sent already
 */
export async function sendDraft(
  { collection, id, editSummary, isMinorEdit, actor }: Sending,
  { database, payload }: { database: Database; payload: Payload },
): Promise<Receipt> {
  return inTransaction(database, async (connection) => {
    await lockSender(connection, actor);
    const version = await findNewestVersion(connection, { collection, id });
    if (version === null) throw new NotFound('There is no such record');
    // By its id: another user may save a newer draft meanwhile, which is not sent then.
    const found = await payload.findVersionByID({ collection, id: String(version), depth: 0, overrideAccess: true });
    const draft = { ...found.version, id };
    const { place, hasNews, ...proposal } = await REVIEWED_KINDS[collection].propose(draft, {
      database: connection,
      payload,
    });
    if (!hasNews) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
    const sent = await selectSent(connection, { place, actor });
    const isSent = (one: Sent) => one.status !== 'changes_requested' && isEqualText(one.content, proposal.content);
    if (sent.some(isSent)) throw new Conflict(SENT_ALREADY);
    const ownDrafts = sent.filter(({ isFromDraft }) => isFromDraft);
    // A proposal of another kind, such as a new condition that was published meanwhile, has another content.
    const asked = ownDrafts.find(({ kind, status }) => status === 'changes_requested' && kind === proposal.kind);
    for (const one of ownDrafts.filter((other) => other !== asked))
      await takeStep('withdraw', { id: one.id, actor, reason: REPLACED }, { database: connection }, withdraw);
    const answer = { place, ...proposal, version, isMinorEdit };
    if (asked) return answerWithDraft({ id: asked.id, actor, reason: editSummary }, answer, connection);
    const sender = { userId: actor.id, role: actor.role };
    const sending = { ...place, ...proposal, description: editSummary, isMinorEdit, draft: version };
    return insertProposal(sending, sender, connection);
  });
}

const REVIEW_LOCK_SENDER = defineStatement({
  name: 'review-lock-sender',
  text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE',
});

/** Locks the user row so that a concurrent second request sees the contribution inserted by the first. */
async function lockSender(connection: Database, { id }: Actor): Promise<void> {
  await execute(connection, REVIEW_LOCK_SENDER, [id]);
}

const REVIEW_SENT = defineStatement({
  name: 'review-sent',
  row: {
    id: z.number(),
    kind: z.enum(CONTRIBUTION_KINDS),
    status: z.enum(WORKFLOW_STATES),
    content: json(),
    isFromDraft: z.boolean(),
  },
  text: `SELECT c.id, c.kind, c.status, c.content, EXISTS (SELECT FROM review_events e WHERE e.contribution_id = c.id
           AND e.action IN ('submit', 'answer') AND (e.from_state = 'draft' OR e.detail ? 'draft')) AS "isFromDraft"
         FROM contributions c
         WHERE ${isAtPlace(2)} AND c.user_id = $1 AND c.kind <> 'removal'
           AND c.status IN ('pending', 'in_review', 'changes_requested', 'approved')
         ORDER BY c.id DESC FOR UPDATE OF c`,
});
type Sent = RowFrom<typeof REVIEW_SENT>;

/** Selects and locks what the user has sent of the same text, newest first, so that nobody decides on it meanwhile. */
async function selectSent(
  connection: Database,
  { place, actor }: Pick<DraftProposal, 'place'> & { actor: Actor },
): Promise<Sent[]> {
  return selectRows(connection, REVIEW_SENT, [actor.id, ...toPlaceValues(place)]);
}

type DraftAnswer = Omit<DraftProposal, 'hasNews'> & { version: number; isMinorEdit: boolean };

/** Answers a change request. The event stores the earlier content and its base. */
function answerWithDraft(
  input: { id: number; actor: Actor; reason: string },
  { place: { categoryId }, title, content, base, version, isMinorEdit }: DraftAnswer,
  database: Database,
): Promise<Receipt> {
  return takeStep('answer', input, { database }, async ({ connection, contribution }) => {
    const { to, changes } = await findAnswerTarget({ connection, contribution });
    return {
      to,
      changes: { ...changes, categoryId, title, content, isMinorEdit, ...baseColumns(base) },
      detail: { content: contribution.content, base: contribution.base, draft: version },
      title,
    };
  });
}
