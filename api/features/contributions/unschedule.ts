import { Conflict } from '../../platform/errors.ts';
import type { Verb } from './takeStep.ts';

/** It stays approved, for an editor to publish. */
export const unschedule: Verb = ({ contribution }) => {
  if (!contribution.scheduledFor) throw new Conflict('No time is set for this');
  return { changes: { scheduledFor: null, scheduledById: null } };
};
