import type { ChecklistItem, STEPS } from '../../contracts/contributions/contributions.ts';
import { BadRequest } from '../../platform/errors.ts';
import { approve } from './approve.ts';
import { askForChanges } from './askForChanges.ts';
import { restateCorrection } from './corrections/restateCorrection.ts';
import { publish } from './publish.ts';
import { readContribution } from './queries/contributions.ts';
import { reject } from './reject.ts';
import { release } from './release.ts';
import { schedule } from './schedule.ts';
import type { Receipt } from './sendIn.ts';
import { checklistOf, sourcesOf } from './sourcesOf.ts';
import { submit } from './submit.ts';
import { take } from './take.ts';
import { type StepInput, type StepRequest, type Tools, takeStep, type Verb } from './takeStep.ts';
import { unschedule } from './unschedule.ts';
import { withdraw } from './withdraw.ts';

type StepName = (typeof STEPS)[number];

/** The step that a call names. @throws NotFound, Forbidden, Conflict, BadRequest */
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
  return takeStep(name, input, tools, (step) => VERBS[name](step, { at, checklist, isMinorEdit, correction }, tools));
}

/** A step by a button of the desk, where an approval says that all of the checklist was looked at. */
export async function takeStepAtDesk(
  input: StepInput & StepRequest & { step: StepName; checklist: ChecklistItem[] },
  tools: Tools,
): Promise<Receipt> {
  const contribution = input.step === 'approve' ? await readContribution(tools.database, input.id) : null;
  // A page that goes is looked at as a whole, for the reason that is input.
  if (contribution && contribution.kind !== 'removal') {
    const asked = checklistOf(contribution, await sourcesOf(contribution, tools.database));
    if (asked.some((item) => !input.checklist.includes(item)))
      throw new BadRequest('checklist: everything on it is looked at before an approval');
  }
  return takeContributionStep(input, tools);
}

/** What each step does besides moving the contribution and telling of it. */
const VERBS: Record<StepName, Verb> = {
  submit,
  take,
  release,
  request_changes: askForChanges,
  approve,
  reject,
  withdraw,
  publish,
  schedule,
  unschedule,
  publish_in_emergency: publish,
  restate_correction: restateCorrection,
};
