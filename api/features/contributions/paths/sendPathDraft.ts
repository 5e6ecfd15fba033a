import { z } from 'zod';
import { NOTHING_CHANGED } from '../../../contracts/contributions/contents.ts';
import { WORKFLOW_STATES } from '../../../contracts/contributions/workflow.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import type { PathProposal } from '../../../contracts/learning/pathProposal.ts';
import type { Actor } from '../../../platform/Actor.ts';
import type { Database } from '../../../platform/Database.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { findNewestVersion } from '../../../platform/newestVersion.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { PathForms } from '../../learning/pathForms.ts';
import { findAnswerTarget } from '../answer.ts';
import { insertProposal, type Receipt } from '../insertProposal.ts';
import { baseColumns } from '../queries/contributions.ts';
import { takeStep, withdraw } from '../takeStep.ts';
import { type DraftedPath, type ProposedPath, proposedPath, proposedTexts } from './proposedPath.ts';

export const SENT_ALREADY = 'You have sent this for review already';
const TAKEN_BACK = 'Its author has sent a newer draft';

type Sending = {
  collection: 'learning-paths' | 'learning-path-translations';
  id: number;
  editSummary: string;
  isMinorEdit: boolean;
  actor: Actor;
};

/**
 * Sends the newest draft of a path, or of a translation of one, as a whole. Where its author was asked for changes, it is
 * the answer; what they had sent before and nobody has published is withdrawn for it.
 * @throws BadRequest when something is missing or nothing differs, Conflict when it waits already
 */
export async function sendPathDraft(
  { collection, id, editSummary, isMinorEdit, actor }: Sending,
  draft: DraftedPath,
  { database, forms }: { database: Database; forms: PathForms },
): Promise<Receipt> {
  const propose = collection === 'learning-paths' ? proposedPath : proposedTexts;
  const { proposal, hasNews, ...about } = await propose(draft, { database, forms });
  if (!hasNews) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  const sent = await selectSent(database, { ...about, userId: actor.id });
  if (sent.some(({ status, content }) => status !== 'changes_requested' && isEqualText(content, proposal.content)))
    throw new Conflict(SENT_ALREADY);
  const version = (await findNewestVersion(database, { collection, id })) ?? undefined;
  const asked = sent.find(({ status }) => status === 'changes_requested');
  for (const one of sent)
    if (one !== asked) await takeStep('withdraw', { id: one.id, actor, reason: TAKEN_BACK }, { database }, withdraw);
  if (asked) return answerWith({ id: asked.id, actor, reason: editSummary }, { proposal, version, ...about }, database);
  const whole = { ...about, ...proposal, description: editSummary, isMinorEdit, draft: version };
  return insertProposal(whole, { userId: actor.id, role: actor.role }, database);
}

type About = Pick<ProposedPath, 'pathId' | 'languageId' | 'title'>;

const REVIEW_PATHS_OF_SENDER = defineStatement({
  name: 'review-paths-of-sender',
  row: { id: z.number(), status: z.enum(WORKFLOW_STATES), content: json() },
  text: `SELECT id, status, content FROM contributions
         WHERE path_id = $1 AND language_id IS NOT DISTINCT FROM $2::int AND user_id = $3 AND kind <> 'removal'
           AND status IN ('pending', 'in_review', 'changes_requested', 'approved')
         ORDER BY id DESC FOR UPDATE`,
});

type Sent = RowFrom<typeof REVIEW_PATHS_OF_SENDER>;

/** Held, so that nobody decides on it meanwhile. */
async function selectSent(
  database: Database,
  { pathId, languageId, userId }: About & { userId: number },
): Promise<Sent[]> {
  return selectRows(database, REVIEW_PATHS_OF_SENDER, [pathId, languageId, userId]);
}

type Answering = About & { proposal: PathProposal; version: number | undefined };

/** What was proposed before, and what it was made from, stay in the event. */
function answerWith(
  input: { id: number; actor: Actor; reason: string },
  { proposal, version, title }: Answering,
  database: Database,
): Promise<Receipt> {
  return takeStep('answer', input, { database }, async ({ connection, contribution }) => {
    const { to, changes } = await findAnswerTarget({ connection, contribution });
    const { content, base } = contribution;
    return {
      to,
      changes: { ...changes, title, content: proposal.content, ...baseColumns(proposal.base) },
      detail: { content, base, draft: version },
      title,
    };
  });
}
