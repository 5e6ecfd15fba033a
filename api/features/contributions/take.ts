import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** A reviewer takes it: others see who has it, and it is theirs to decide. */
export function take(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('take', input, tools, async (step) => {
    await change(step, { reviewerId: step.actor.id });
    await record(step);
  });
}
