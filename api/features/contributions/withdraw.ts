import type { Done } from './takeStep.ts';

/** Its author takes it back, with the time at which it would have been published. */
export const withdraw = (): Done => ({ changes: { scheduledFor: null, scheduledById: null } });
