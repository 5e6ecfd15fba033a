import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest } from '../../platform/errors.ts';
import type { Receipt } from './insertProposal.ts';
import { applyTexts } from './pickChanges.ts';
import { type Contribution, mayReview } from './queries/contributions.ts';
import { type StepInput, type StepResult, type Tools, takeStep } from './takeStep.ts';

export type Answer = { reason?: string | undefined; texts?: Texts | undefined };

export async function answer({ texts, ...input }: StepInput & Answer, tools: Tools): Promise<Receipt> {
  demandAnswer({ texts, ...input });
  return takeStep('answer', input, tools, (step) => toAnswerResult(step, texts));
}

export function demandAnswer({ reason, texts }: Answer): void {
  if (!reason && !texts) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
}

type Answering = { connection: Database; contribution: Contribution };

export async function toAnswerResult({ connection, contribution }: Answering, texts?: Texts): Promise<StepResult> {
  const changed = texts && applyTexts(contribution, texts);
  const { to, changes } = await findAnswerTarget({ connection, contribution });
  return {
    to,
    changes: { ...changes, ...changed },
    detail: changed && { content: contribution.content },
    title: changed?.title,
  };
}

/**
 * Returns the state and changes that send an answered contribution back to the reviewer who asked or, without one who
 * may still review, to its place in the queue.
 */
export async function findAnswerTarget({
  connection,
  contribution,
}: Answering): Promise<Pick<StepResult, 'to' | 'changes'>> {
  const { reviewerId } = contribution;
  const isWithReviewer = reviewerId !== null && (await mayReview(connection, reviewerId));
  return isWithReviewer ? {} : { to: 'pending', changes: { reviewerId: null } };
}
