import { putBeforeReaders } from './putBeforeReaders.ts';
import type { Verb } from './takeStep.ts';

/** Publishes a contribution now. In an emergency no approval is needed, and the history shows the reason. */
export const publish: Verb = (step, { correction }, tools) => putBeforeReaders(step, tools, correction);
