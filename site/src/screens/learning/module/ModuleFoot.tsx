import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { CircleCheckIcon, ClockIcon, LockIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { Reason, TaskButton, useTask } from '../../../components/task/TaskButton.tsx';
import { Filled } from '../../../components/text/Filled.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { learningModulePath, learningPathPath } from '../../../routes.ts';
import { $isStored } from '../../../session/keptLearning.ts';
import { completeOrQueue } from '../progress/completeOrQueue.ts';
import type { ModuleState } from '../progress/displays.ts';
import { type ActivitiesProps, goToPath, type OwnLanguage } from '../progress/learningProgress.ts';
import type { ModuleOnPage } from '../progress/records.ts';
import { $tried, readTried } from '../progress/triedActivities.ts';
import { StorageNote } from '../StorageNote.tsx';
import { LateTriedActivities } from './LateTriedActivities.tsx';
import { Untried, type UntriedActivity } from './Untried.tsx';

const PLAYED_KINDS = ['scene', 'film'];

/** Returns the activities of a module that can be tried and whose places are not among `tried`. */
export function selectUntried(activities: ActivitiesProps['activities'], tried: readonly number[]): UntriedActivity[] {
  return activities.flatMap(({ kind, title }, place) =>
    kind && !tried.includes(place) ? [{ place, title, isPlayed: PLAYED_KINDS.includes(kind) }] : [],
  );
}

export type NextModule = { id: number; title: string };

type Props = {
  lang: string;
  module: ModuleOnPage;
  activities: ActivitiesProps['activities'];
  /** Null while the progress is loading. */
  display: ModuleState | null;
  /** False for a quiz, which is completed by passing it. */
  hasButton: boolean;
  /** Title of the previous module; null for the first, and while prerequisite paths lock the module. */
  before: string | null;
  next: NextModule | undefined;
  own: OwnLanguage;
  isMember: boolean;
  isAlive: boolean;
};

/** Foot of a module's page: its state, the button that completes it, and links to go on. */
export function ModuleFoot({
  lang,
  module,
  activities,
  display,
  hasButton,
  before,
  next,
  own,
  isMember,
  isAlive,
}: Props) {
  const words = progressWords(lang);
  const isStored = useStore($isStored);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLParagraphElement>(null);
  useStore($tried);
  // Empty until hydration: the pre-rendered page does not know what was tried in this browser.
  const untried = isAlive ? selectUntried(activities, readTried(module.id)) : [];
  const isAsked = isAsking && untried.length > 0;
  const title = () => document.querySelector('h1')?.textContent.trim() ?? '';
  const marking = useTask(async () => {
    setAsking(false);
    const came = await completeOrQueue(module, title());
    // The page of the path shows the result. When the browser stays here, the focus goes to the module's state.
    if (!came || !goToPath(module, came, lang)) requestAnimationFrame(() => giveFocus('.module-foot [tabindex]'));
  }, words.notCompleted);
  const asking = {
    ...marking,
    run: async () => {
      if (untried.length === 0) return marking.run();
      if (isAsked) giveFocus('#untried-title');
      setAsking(true);
    },
  };
  function close(): void {
    setAsking(false);
    button.current?.querySelector('button')?.focus();
  }
  function completeAnyway(): void {
    close();
    void marking.run();
  }
  const toPath = (
    <a className="button quiet" href={learningPathPath(module.path.id, lang)}>
      {words.toPath}
    </a>
  );
  if (display === null) return null;
  if (display === 'completed' || display === 'waiting')
    return (
      <div className="module-foot grid max-w-measure gap-4 border-t border-line pt-6">
        <p className="flex items-center gap-2 font-semibold" tabIndex={-1}>
          {display === 'waiting' ? <ClockIcon /> : <CircleCheckIcon className="lucide text-action" />}
          <Text>{display === 'waiting' ? queueWords(lang).moduleWaits : words.isCompleted}</Text>
        </p>
        {isAlive && display === 'completed' && (
          <LateTriedActivities lang={lang} module={module} title={title()} untried={untried.length} />
        )}
        <p className="buttons">
          {next && (
            <a className="button" href={learningModulePath(next.id, lang)}>
              <span>
                <Filled text={words.nextModule} values={{ title: <bdi {...own}>{next.title}</bdi> }} />
              </span>
            </a>
          )}
          {toPath}
        </p>
        {!isMember && !isStored && <StorageNote lang={lang} />}
      </div>
    );
  if (display === 'locked')
    return (
      <div
        className={`module-foot notice-box grid max-w-measure gap-3 px-5 py-4 ${isAlive ? '' : 'no-js:hidden learner:invisible'}`}
      >
        <p className="flex gap-2">
          <LockIcon className="lucide mt-1" />
          <span>
            <strong>
              <Text>{`${words.locked}.`}</Text>
            </strong>{' '}
            <Text>{`${before === null ? words.lockedByPaths : fill(words.lockedBy, { title: before })} `}</Text>
            <Text>{words.readAhead}</Text>
          </span>
        </p>
        <p className="buttons">{toPath}</p>
        {/* A user whose session ended meanwhile now sees the module as locked, and needs the reason. */}
        <Reason>{marking.reason}</Reason>
        {marking.reason && !isMember && <StorageNote lang={lang} />}
      </div>
    );
  return (
    <div
      className={`module-foot grid max-w-measure gap-4 border-t border-line pt-6 ${isAlive ? '' : 'no-js:hidden learner:invisible'}`}
    >
      {hasButton && (
        <p className="buttons" ref={button}>
          <TaskButton
            task={asking}
            worksOffline
            className="button"
            aria-expanded={untried.length > 0 ? isAsked : undefined}
          >
            <Text>{marking.isBusy && words.saving}</Text>
            <Text>{!marking.isBusy && (marking.reason ? words.retry : words.markAsComplete)}</Text>
          </TaskButton>
        </p>
      )}
      {isAsked && <Untried lang={lang} own={own} untried={untried} onComplete={completeAnyway} onClose={close} />}
      <Reason>{marking.reason}</Reason>
      {isAlive && !isMember && <StorageNote lang={lang} />}
    </div>
  );
}
