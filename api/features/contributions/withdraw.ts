import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** Its author takes it back, with the time at which it would have been published. */
export function withdraw(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('withdraw', input, tools, async (step) => {
    await change(step, { scheduledFor: null, scheduledById: null });
    await record(step);
  });
}
