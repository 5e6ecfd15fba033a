import type { Verb } from './takeStep.ts';

/** Back into the queue, by whoever took it or by an editor. */
export const release: Verb = () => ({ changes: { reviewerId: null } });
