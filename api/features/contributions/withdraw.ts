import type { Done } from './takeStep.ts';

export const withdraw = (): Done => ({ changes: { scheduledFor: null, scheduledById: null } });
