import type { ChecklistItem, STEPS } from '../../contracts/contributions/contributions.ts';
import { approve } from './approve.ts';
import { askForChanges } from './askForChanges.ts';
import { publish, publishInEmergency } from './publish.ts';
import { reject } from './reject.ts';
import { release } from './release.ts';
import { schedule } from './schedule.ts';
import type { Receipt } from './sendIn.ts';
import { submit } from './submit.ts';
import { take } from './take.ts';
import type { StepInput, Tools } from './takeStep.ts';
import { unschedule } from './unschedule.ts';
import { withdraw } from './withdraw.ts';

type StepName = (typeof STEPS)[number];
type AnyInput = StepInput & { at?: string | undefined; checklist?: ChecklistItem[] | undefined };

const VERBS: Record<StepName, (input: AnyInput, tools: Tools) => Promise<Receipt>> = {
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
  publish_in_emergency: publishInEmergency,
};

/** The step that a call names. @throws NotFound, Forbidden, Conflict, BadRequest */
export function takeContributionStep(
  { step, ...input }: AnyInput & { step: StepName },
  tools: Tools,
): Promise<Receipt> {
  return VERBS[step](input, tools);
}
