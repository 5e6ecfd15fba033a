import type { Activity, ActivityKind, ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';
import type { ActivityWords } from '@common-ground/api/contracts/wording/learning/activities/index.ts';
import type { ComponentType } from 'react';
import { createStrictContext } from '../../../islands/createStrictContext.ts';
import { type Draft, useDraft } from '../../../session/useDraft.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';

type ActivityContext = {
  words: ActivityWords['activities'];
  /** Of the page, and of the activity where it differs. */
  lang: string;
  own: OwnLanguage;
  /** Tells it from all other activities. */
  name: string;
  headingId: string;
  /** Notes that it was tried, or followed to its end. */
  onTried: () => void;
};

export const [ActivityProvider, useActivityContext] = createStrictContext<ActivityContext>();

export type KindProps<Kind extends ActivityKind> = { activity: ActivityOf<Kind> };
/** What does activities of a kind. */
export type KindView = ComponentType<{ activity: Activity }>;

/** What was tried, through a reload; the same in no other browser, and sent nowhere. */
export function useTried<Value extends object>(empty: Value): Draft<Value> {
  return useDraft(useActivityContext().name, empty);
}
