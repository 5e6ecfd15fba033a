/** Workflow of a text from its author to readers, in one table for all kinds of contribution. */

import { EDITORS, hasRole, REVIEWERS } from '../accounts/roles.ts';

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

export const FINAL_STATES: readonly WorkflowState[] = ['published', 'rejected', 'withdrawn'];

/** Part of a user in a contribution: author, reviewer who judges, editor who publishes, or admin for emergencies. */
export type Party = 'author' | 'reviewer' | 'editor' | 'admin';

export type Transition = {
  from: readonly WorkflowState[];
  to: WorkflowState;
  by: readonly Party[];
  /** Whether the author may never take the step, whatever their role. */
  isJudgement?: boolean;
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
  /**
   * Returns the contribution to the reviewer who asked. The handler puts it into the queue when that user may no longer
   * review.
   */
  answer: { from: ['changes_requested'], to: 'in_review', by: ['author'] },
  approve: { from: ['in_review'], to: 'approved', by: ['reviewer'], isJudgement: true },
  reject: { from: ['in_review'], to: 'rejected', by: ['reviewer'], isJudgement: true, needsReason: true },
  /** Merges later changes of the page into the text. The result is a new text, so it waits for a review again. */
  resolve: { from: ['in_review', 'approved'], to: 'pending', by: ['reviewer'], isJudgement: true },
  withdraw: { from: open, to: 'withdrawn', by: ['author'] },
  publish: { from: ['approved'], to: 'published', by: ['editor'] },
  /** Publication at a given time; the contribution stays approved until then. */
  schedule: { from: ['approved'], to: 'approved', by: ['editor'] },
  unschedule: { from: ['approved'], to: 'approved', by: ['editor'] },
  /** The only publication without an approval, with a reason that everybody can read in the history. */
  publish_in_emergency: { from: open, to: 'published', by: ['admin'], needsReason: true },
  /** Replaces what readers were told about a correction; the former text is stored. */
  restate_correction: { from: ['published'], to: 'published', by: ['editor'], needsReason: true },
} as const satisfies Record<string, Transition>;

export type WorkflowAction = keyof typeof TRANSITIONS;
export const WORKFLOW_ACTIONS = Object.keys(TRANSITIONS) as WorkflowAction[];

/** Step that a user requests: one action, or several in one transaction. */
export type WorkflowStep = WorkflowAction | 'approve_and_publish';
export const WORKFLOW_STEPS: readonly WorkflowStep[] = [...WORKFLOW_ACTIONS, 'approve_and_publish'];

/** Returns the actions of a step in their order. An approval of a waiting contribution takes it first. */
export function listActions(step: WorkflowStep, state: WorkflowState): WorkflowAction[] {
  if (step !== 'approve' && step !== 'approve_and_publish') return [step];
  const taking: WorkflowAction[] = state === 'pending' ? ['take'] : [];
  return [...taking, 'approve', ...(step === 'approve' ? [] : ['publish' as const])];
}

/** Reasons to refuse, the one first that is reported when several apply. */
const REFUSALS = ['not_allowed', 'own_work', 'wrong_state', 'reason_missing'] as const;
export type Refusal = (typeof REFUSALS)[number];

type Attempt = { action: WorkflowAction; state: WorkflowState; parties: readonly Party[]; reason?: string };

export function findNextState({
  action,
  state,
  parties,
  reason,
}: Attempt): { to: WorkflowState } | { refusal: Refusal } {
  const transition: Transition = TRANSITIONS[action];
  if (!transition.by.some((party) => parties.includes(party))) return { refusal: 'not_allowed' };
  if (transition.isJudgement && parties.includes('author')) return { refusal: 'own_work' };
  if (!transition.from.includes(state)) return { refusal: 'wrong_state' };
  if (transition.needsReason && !reason?.trim()) return { refusal: 'reason_missing' };
  return { to: transition.to };
}

export type PlannedAction = { action: WorkflowAction; to: WorkflowState };

/** Returns the actions of a step with the state that each leads to, or the refusal of the whole step. */
export function planStep({
  step,
  state,
  ...attempt
}: Omit<Attempt, 'action'> & { step: WorkflowStep }): { actions: PlannedAction[] } | { refusal: Refusal } {
  const refusals: Refusal[] = [];
  let from = state;
  const actions = listActions(step, state).map((action): PlannedAction => {
    const found = findNextState({ ...attempt, action, state: from });
    if ('refusal' in found) refusals.push(found.refusal);
    from = TRANSITIONS[action].to;
    return { action, to: from };
  });
  const refusal = REFUSALS.find((one) => refusals.includes(one));
  return refusal ? { refusal } : { actions };
}

export function toParties({ role, isAuthor }: { role: string; isAuthor: boolean }): Party[] {
  const parties: Party[] = isAuthor ? ['author'] : [];
  if (hasRole({ role }, REVIEWERS)) parties.push('reviewer');
  if (hasRole({ role }, EDITORS)) parties.push('editor');
  if (role === 'admin') parties.push('admin');
  return parties;
}

/** English names of the states in the CMS and the API; the site has its own wording. */
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

export function describeWrongState(state: WorkflowState): string {
  return `This is not possible any more: it is ${state === 'draft' ? 'a ' : ''}${STATE_WORDS[state].toLowerCase()}`;
}
