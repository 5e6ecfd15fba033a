import type { ActivitiesProps } from '../progress/learningProgress.ts';
import type { UntriedActivity } from './Untried.tsx';

const PLAYED_KINDS = ['scene', 'film'];

/** Returns the activities of a module that can be tried and whose places are not among `tried`. */
export function selectUntried(activities: ActivitiesProps['activities'], tried: readonly number[]): UntriedActivity[] {
  return activities.flatMap(({ kind, title }, place) =>
    kind && !tried.includes(place) ? [{ place, title, isPlayed: PLAYED_KINDS.includes(kind) }] : [],
  );
}
