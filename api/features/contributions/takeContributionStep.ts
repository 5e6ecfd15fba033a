import type { ChecklistItem, STEPS } from '../../contracts/contributions/contributions.ts';
import type { WorkflowAction } from '../../contracts/contributions/workflow.ts';
import { BadRequest, Conflict } from '../../platform/errors.ts';
import { approve } from './approve.ts';
import { restateCorrection } from './corrections/restateCorrection.ts';
import type { Receipt } from './insertProposal.ts';
import { publishContribution } from './publishContribution.ts';
import { readContribution } from './queries/contributions.ts';
import { schedule } from './schedule.ts';
import { selectSourcesAfter, toChecklist } from './selectSourcesAfter.ts';
import { type StepHandler, type StepInput, type StepRequest, type Tools, takeStep, withdraw } from './takeStep.ts';

/** Publishes a contribution now. In an emergency no approval is needed, and the history shows the reason. */
const publish: StepHandler = (step, { correction }, tools) => publishContribution(step, tools, correction);

type StepName = (typeof STEPS)[number];
type HandledAction = Extract<StepName, WorkflowAction>;

export function takeContributionStep(
  {
    step: name,
    at,
    checklist,
    isMinorEdit = false,
    correction,
    ...input
  }: StepInput & StepRequest & { step: StepName },
  tools: Tools,
): Promise<Receipt> {
  return takeStep(name, input, tools, (step) =>
    HANDLERS[step.action as HandledAction](step, { at, checklist, isMinorEdit, correction }, tools),
  );
}

/** Takes a step from the editor interface, where an approval must confirm the whole checklist. */
export async function takeStepAtDesk(
  input: StepInput & StepRequest & { step: StepName; checklist: ChecklistItem[] },
  tools: Tools,
): Promise<Receipt> {
  const isApproval = input.step === 'approve' || input.step === 'approve_and_publish';
  const contribution = isApproval ? await readContribution(tools.database, input.id) : null;
  // A removal is judged as a whole, by its reason.
  if (contribution && contribution.kind !== 'removal') {
    const asked = toChecklist(contribution, await selectSourcesAfter(contribution, tools.database));
    if (asked.some((item) => !input.checklist.includes(item)))
      throw new BadRequest('checklist: confirm every item before you approve');
  }
  return takeContributionStep(input, tools);
}

const HANDLERS: Record<HandledAction, StepHandler> = {
  take: ({ actor }) => ({ changes: { reviewerId: actor.id } }),
  release: () => ({ changes: { reviewerId: null } }),
  request_changes: () => ({}),
  approve,
  reject: () => ({ changes: { decidedAt: new Date() } }),
  withdraw,
  publish,
  schedule,
  unschedule: ({ contribution }) => {
    if (!contribution.scheduledFor) throw new Conflict('No publication time is set');
    return { changes: { scheduledFor: null, scheduledById: null } };
  },
  publish_in_emergency: publish,
  restate_correction: restateCorrection,
};
