import { Conflict } from '../../platform/errors.ts';
import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** It stays approved, for an editor to publish. */
export function unschedule(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('unschedule', input, tools, async (step) => {
    if (!step.contribution.scheduledFor) throw new Conflict('No time is set for this');
    await change(step, { scheduledFor: null, scheduledById: null });
    await record(step);
  });
}
