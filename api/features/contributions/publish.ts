import { putBeforeReaders } from './putBeforeReaders.ts';
import type { Receipt } from './sendIn.ts';
import { type StepInput, type Tools, takeStep } from './takeStep.ts';

/** Puts what is approved before readers, now. @throws Conflict when the same part of the page has changed meanwhile */
export function publish(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('publish', input, tools, (step) => putBeforeReaders(step, tools));
}

/** The one exception: an administrator's, without an approval, for a reason that everybody can read in the history. */
export function publishInEmergency(input: StepInput, tools: Tools): Promise<Receipt> {
  return takeStep('publish_in_emergency', input, tools, (step) => putBeforeReaders(step, tools));
}
