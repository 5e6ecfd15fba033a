import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** Back into the queue, by whoever took it or by an editor. */
export function release(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('release', input, tools, async (step) => {
    await change(step, { reviewerId: null });
    await record(step);
  });
}
