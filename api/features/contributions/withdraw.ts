import type { Verb } from './takeStep.ts';

/** Its author takes it back, with the time at which it would have been published. */
export const withdraw: Verb = () => ({ changes: { scheduledFor: null, scheduledById: null } });
