import { ActivityOutline } from '../module/ReadOnly.tsx';
import type { ActivitiesProps } from '../progress/learningProgress.ts';

/** What there is to do in a module. */
export function Activities({ activities, own }: ActivitiesProps) {
  return <ActivityOutline activities={activities} own={own} transcript="" />;
}
