import { demandSendable } from '../translations/demandSendable.ts';
import { record } from './record.ts';
import type { Receipt } from './sendIn.ts';
import { change, type StepInput, type Tools, takeStep } from './takeStep.ts';

/** An own draft of a translation goes into the queue, held against the page of now. */
export function submit(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('submit', input, tools, async (step) => {
    const content = await demandSendable(step.connection, step.contribution);
    await change(step, { content, submittedAt: new Date() });
    await record(step);
  });
}
