import type { Verb } from './takeStep.ts';

/** The end of it; its author reads why, and its texts are kept. */
export const reject: Verb = () => ({ changes: { decidedAt: new Date() } });
