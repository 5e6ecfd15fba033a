import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** The end of it; its author reads why, and its texts are kept. */
export function reject(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('reject', input, tools, async (step) => {
    await change(step, { decidedAt: new Date() });
    await record(step);
  });
}
