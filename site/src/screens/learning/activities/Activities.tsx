import type { ActivityKind } from '@common-ground/api/contracts/learning/activities.ts';
import { activityWords } from '@common-ground/api/contracts/wording/learningActivities.ts';
import '../../../styles/late.ts';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { useLoaded } from '../../../islands/useLoaded.ts';
import type { ActivitiesProps } from '../progress/learningProgress.ts';
import { storeTried } from '../progress/triedActivities.ts';
import { ActivityProvider, activityId, type KindView } from './activityContext.ts';

/** The script of a kind is loaded only when the module has an activity of it. */
const KINDS: Record<ActivityKind, () => Promise<unknown>> = {
  match: async () => (await import('./match/Match.tsx')).Match,
  sort: async () => (await import('./sort/Sort.tsx')).Sort,
  order: async () => (await import('./order/Order.tsx')).Order,
  find: async () => (await import('./find/Find.tsx')).Find,
  scenario: async () => (await import('./scenario/Scenario.tsx')).Scenario,
  reflect: async () => (await import('./reflect/Reflection.tsx')).Reflection,
  scene: async () => (await import('./scene/Scene.tsx')).Scene,
  film: async () => (await import('./film/Film.tsx')).Film,
};

export function Activities({ module, activities, own, lang }: ActivitiesProps) {
  return (
    <ul className="activities grid max-w-measure list-none grid-cols-1 gap-10 p-0">
      {activities.map((activity, place) => (
        <ActivityPart
          key={place}
          name={`activity:${module.id}:${place}`}
          activity={activity}
          own={own}
          lang={lang}
          headingId={activityId(place)}
          onTried={() => storeTried(module.id, place)}
        />
      ))}
    </ul>
  );
}

type PartProps = Pick<ActivitiesProps, 'own' | 'lang'> & {
  activity: ActivitiesProps['activities'][number];
  name: string;
  headingId: string;
  onTried: () => void;
};

function ActivityPart({ activity, own, lang, name, headingId, onTried }: PartProps) {
  const words = activityWords(lang).activities;
  return (
    <li className="grid grid-cols-1 gap-4">
      <h2 className="text-h3" id={headingId} tabIndex={-1} {...own}>
        {activity.title}
      </h2>
      <p className="whitespace-pre-line" {...own}>
        {activity.description}
      </p>
      {activity.kind && (
        <ActivityProvider value={{ words, lang, own, name, headingId, onTried }}>
          <Known activity={activity} words={words} />
        </ActivityProvider>
      )}
    </li>
  );
}

type KnownProps = {
  activity: Extract<PartProps['activity'], { kind: ActivityKind }>;
  words: { loading: string; failed: string; tryAgain: string };
};

function Known({ activity, words }: KnownProps) {
  const part = useLoaded(KINDS[activity.kind] as () => Promise<KindView>, true);
  return (
    <LatePart part={part} words={words} loadingClass="min-h-[40vh]">
      {(View) => <View activity={activity} />}
    </LatePart>
  );
}
