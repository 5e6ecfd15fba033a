import type { Activity, ActivityKind, ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';
import type { ActivityWords } from '@common-ground/api/contracts/wording/learningActivities.ts';
import type { ComponentType } from 'react';
import { createStrictContext } from '../../../islands/createStrictContext.ts';
import { type Draft, useDraft } from '../../../session/useDraft.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';

type ActivityContext = {
  words: ActivityWords['activities'];
  /** Language of the page. `own` has the activity's language when both differ. */
  lang: string;
  own: OwnLanguage;
  /** Unique name of the activity, from which its draft and its shuffled order follow. */
  name: string;
  headingId: string;
  onTried: () => void;
};

export const [ActivityProvider, useActivityContext] = createStrictContext<ActivityContext>();

export type KindProps<Kind extends ActivityKind> = { activity: ActivityOf<Kind> };
export type KindView = ComponentType<{ activity: Activity }>;

/** Returns the state of the activity, which survives a reload. It stays in this browser and is never sent. */
export function useActivityState<Value extends object>(empty: Value): Draft<Value> {
  return useDraft(useActivityContext().name, empty);
}

/** Returns the id of the heading of an activity on the page of its module, by its place from 0. */
export const activityId = (place: number) => `activity-${place}`;
