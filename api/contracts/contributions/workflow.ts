/**
 * The way of a text from whoever wrote it to readers (architecture.md, "The workflow"): one table, pure, for new
 * conditions, edits and translations alike. Nothing here knows a database; guards that need one stand with the operations.
 */

import { EDITORS, hasRole, REVIEWERS } from '../accounts/roles.ts';

/** `pending`: sent in and waiting for a reviewer, the name that the data model has for it. */
export const WORKFLOW_STATES = [
  'draft',
  'pending',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'rejected',
  'withdrawn',
] as const;
export type WorkflowState = (typeof WORKFLOW_STATES)[number];

/** From here nothing leads on: what is decided stays decided. */
export const FINAL_STATES: readonly WorkflowState[] = ['published', 'rejected', 'withdrawn'];

/** Who somebody is to a contribution: its author, one who may judge it, one who may put it before readers. */
export type Party = 'author' | 'reviewer' | 'editor' | 'admin';

export type Transition = {
  from: readonly WorkflowState[];
  to: WorkflowState;
  /** Any of these may do it. */
  by: readonly Party[];
  /** Never by the author, whatever else they are. */
  isJudgement?: boolean;
  /** Not without words. */
  needsReason?: boolean;
};

const open: readonly WorkflowState[] = ['draft', 'pending', 'in_review', 'changes_requested', 'approved'];

export const TRANSITIONS = {
  submit: { from: ['draft'], to: 'pending', by: ['author'] },
  take: { from: ['pending'], to: 'in_review', by: ['reviewer'], isJudgement: true },
  release: { from: ['in_review'], to: 'pending', by: ['reviewer'], isJudgement: true },
  request_changes: {
    from: ['in_review'],
    to: 'changes_requested',
    by: ['reviewer'],
    isJudgement: true,
    needsReason: true,
  },
  /** Back to the reviewer who asked; to the queue where that is nobody any more. */
  answer: { from: ['changes_requested'], to: 'in_review', by: ['author'] },
  approve: { from: ['in_review'], to: 'approved', by: ['reviewer'], isJudgement: true },
  reject: { from: ['in_review'], to: 'rejected', by: ['reviewer'], isJudgement: true, needsReason: true },
  /** Joins it with what changed on the page meanwhile: other text than was approved, so it waits once more. */
  resolve: { from: ['in_review', 'approved'], to: 'pending', by: ['reviewer'], isJudgement: true },
  withdraw: { from: open, to: 'withdrawn', by: ['author'] },
  /** Puts it before readers now. */
  publish: { from: ['approved'], to: 'published', by: ['editor'] },
  /** At a time that is named; it stays approved until then. */
  schedule: { from: ['approved'], to: 'approved', by: ['editor'] },
  unschedule: { from: ['approved'], to: 'approved', by: ['editor'] },
  /** The one exception: without anybody's approval, with a reason that everybody can read in the history. */
  publish_in_emergency: { from: open, to: 'published', by: ['admin'], needsReason: true },
  /** What readers were told of a correction was wrong itself: it is said anew, and what was said before is kept. */
  restate_correction: { from: ['published'], to: 'published', by: ['editor'], needsReason: true },
} as const satisfies Record<string, Transition>;

export type WorkflowAction = keyof typeof TRANSITIONS;
export const WORKFLOW_ACTIONS = Object.keys(TRANSITIONS) as WorkflowAction[];

export type Refusal = 'wrong_state' | 'not_allowed' | 'own_work' | 'reason_missing';

type Attempt = { action: WorkflowAction; state: WorkflowState; parties: readonly Party[]; reason?: string };

/** Where a step leads, or why it may not be taken. Asked by every operation, and by screens to know which buttons to show. */
export function tryStep({ action, state, parties, reason }: Attempt): { to: WorkflowState } | { refusal: Refusal } {
  const transition: Transition = TRANSITIONS[action];
  if (!transition.by.some((party) => parties.includes(party))) return { refusal: 'not_allowed' };
  if (transition.isJudgement && parties.includes('author')) return { refusal: 'own_work' };
  if (!transition.from.includes(state)) return { refusal: 'wrong_state' };
  if (transition.needsReason && !reason?.trim()) return { refusal: 'reason_missing' };
  return { to: transition.to };
}

/** What somebody of a role is to a contribution. */
export function partiesOf({ role, isAuthor }: { role: string; isAuthor: boolean }): Party[] {
  const parties: Party[] = isAuthor ? ['author'] : [];
  if (hasRole({ role }, REVIEWERS)) parties.push('reviewer');
  if (hasRole({ role }, EDITORS)) parties.push('editor');
  if (role === 'admin') parties.push('admin');
  return parties;
}

/** As the CMS and the API say it; readers' pages have words of their own in the wording. */
export const STATE_WORDS: Record<WorkflowState, string> = {
  draft: 'Draft',
  pending: 'Waiting for a reviewer',
  in_review: 'In review',
  changes_requested: 'With its author, who was asked for changes',
  approved: 'Approved',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Why a step is refused that the state does not allow, as the API says it. */
export function notPossibleIn(state: WorkflowState): string {
  return `This is not possible any more: it is ${state === 'draft' ? 'a ' : ''}${STATE_WORDS[state].toLowerCase()}`;
}
