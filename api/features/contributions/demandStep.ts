import { EDITORS, hasRole } from '../../contracts/accounts/roles.ts';
import { JOINED_IN_DRAFT, STEP_NOT_ALLOWED, STEP_ON_OWN_WORK } from '../../contracts/contributions/contributions.ts';
import {
  describeWrongState,
  type PlannedAction,
  planStep,
  type Refusal,
  toParties,
  type WorkflowAction,
  type WorkflowStep,
} from '../../contracts/contributions/workflow.ts';
import type { Actor } from '../../platform/Actor.ts';
import { BadRequest, Conflict, Forbidden } from '../../platform/errors.ts';
import { findReviewedKind } from './kinds/reviewedKinds.ts';
import type { Contribution } from './queries/contributions.ts';

/** In review, only the reviewer who took the contribution may take these actions. Editors may release it as well. */
const REVIEWER_ACTIONS: readonly WorkflowAction[] = ['request_changes', 'approve', 'reject', 'release', 'resolve'];

export type Attempt = {
  step: WorkflowStep;
  contribution: Contribution;
  actor: Actor;
  /** Whether a guest sent the contribution under the actor's email address. */
  isUnderOwnAddress: boolean;
  reason: string;
};

/** Returns the actions of a step. @throws Forbidden, Conflict, BadRequest without a required reason */
export function demandStep({ step, contribution, actor, isUnderOwnAddress, reason }: Attempt): PlannedAction[] {
  const { status: state } = contribution;
  const isAuthor = contribution.userId === actor.id || isUnderOwnAddress;
  const plan = planStep({ step, state, parties: toParties({ role: actor.role, isAuthor }), reason });
  if ('refusal' in plan) throw toStepError(plan.refusal, contribution);
  if (step === 'resolve' && findReviewedKind(contribution).document.proposes === 'whole')
    throw new Conflict(JOINED_IN_DRAFT);
  if (step === 'schedule' && contribution.kind === 'removal')
    throw new Conflict('The removal of a page cannot be scheduled');
  const isHeldByOther = contribution.reviewerId !== null && contribution.reviewerId !== actor.id;
  const mayTakeAway = step === 'release' && hasRole(actor, EDITORS);
  const isForHolder = plan.actions.some(({ action }) => REVIEWER_ACTIONS.includes(action));
  if (state === 'in_review' && isHeldByOther && isForHolder && !mayTakeAway)
    throw toStepError('wrong_state', contribution);
  return plan.actions;
}

export function toStepError(refusal: Refusal, { status, reviewerName }: Contribution): Error {
  switch (refusal) {
    case 'not_allowed':
      return new Forbidden(STEP_NOT_ALLOWED);
    case 'own_work':
      return new Forbidden(STEP_ON_OWN_WORK);
    case 'reason_missing':
      return new BadRequest('reason: is required');
    case 'wrong_state':
      return new Conflict(
        status === 'in_review' && reviewerName ? `${reviewerName} is reviewing this` : describeWrongState(status),
      );
  }
}
