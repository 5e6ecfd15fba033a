import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** Its author reads why, and can answer with other texts. */
export function askForChanges(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('request_changes', input, tools, async (step) => {
    await change(step);
    await record(step);
  });
}
