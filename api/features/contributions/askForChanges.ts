import type { Verb } from './takeStep.ts';

/** Its author reads why, and can answer with other texts. */
export const askForChanges: Verb = () => ({});
