import type { Verb } from './takeStep.ts';

/** From now on it is this reviewer's to decide on. */
export const take: Verb = ({ actor }) => ({ changes: { reviewerId: actor.id } });
