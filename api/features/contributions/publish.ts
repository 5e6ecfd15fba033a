import { putBeforeReaders } from './putBeforeReaders.ts';
import type { Verb } from './takeStep.ts';

/**
 * Puts what is approved before readers, now; in an emergency an administrator does so without an approval, for a reason
 * that everybody can read in the history.
 */
export const publish: Verb = (step, { correction }, tools) => putBeforeReaders(step, tools, correction);
