import type { StepResult } from './takeStep.ts';

export const withdraw = (): StepResult => ({ changes: { scheduledFor: null, scheduledById: null } });
