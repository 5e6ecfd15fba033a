import type { ModuleType } from '@common-ground/api/contracts/learning/learning.ts';
import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { useEffect } from 'react';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LatePart } from '../../../components/late-part/LatePart.tsx';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { prepareQueue } from '../../../components/queue/prepareQueue.ts';
import { useLoaded } from '../../../islands/useLoaded.ts';
import { useOwnQueue } from '../../../session/offline/useOwnQueue.ts';
import { selectQueuedModuleIds } from '../progress/completeOrQueue.ts';
import { findPathAccess, type ModuleState, toModuleStates } from '../progress/displays.ts';
import type { ActivitiesProps, OwnLanguage, QuizProps } from '../progress/learningProgress.ts';
import { readProgressAgain } from '../progress/ownProgress.ts';
import type { ModuleOnPage } from '../progress/records.ts';
import { useRecords } from '../progress/useRecords.ts';
import { ModuleFoot, type NextModule } from './ModuleFoot.tsx';
import { ActivityOutline, Questions } from './ReadOnly.tsx';
import '../../../styles/late.ts';

type Props = {
  lang: string;
  type: ModuleType;
  module: ModuleOnPage;
  /** Ids of the paths to complete before the path of this module. */
  prerequisites: number[];
  /** Title of the previous module; null for the first. */
  before: string | null;
  next?: NextModule | undefined;
  activities: ActivitiesProps['activities'];
  questions: QuizProps['questions'];
  own: OwnLanguage;
  words: { noQuestions: string; comingSoon: string; transcript: string; readOnly: string };
};

/**
 * Quiz or activities of a module, and its foot. Without scripts they can only be read. A quiz appears once it is known
 * whether the module is locked, because a locked quiz is read-only.
 */
export default function Module(props: Props) {
  const { lang, type, module, prerequisites, before, next, activities, own } = props;
  const words = progressWords(lang);
  const { path } = module;
  const known = useRecords([path, ...prerequisites.map((id) => ({ id, modules: [] }))]);
  const { records, isFailed, isAway, isMember, isAlive } = known;
  const waiting = selectQueuedModuleIds(useOwnQueue());
  const record = records?.find(({ pathId }) => pathId === path.id) ?? null;
  const isOpen = findPathAccess({ before: prerequisites, ...known });
  const place = path.modules.findIndex(({ id }) => id === module.id);
  // While the API cannot be reached every module is open: completions are queued, and the server checks them.
  const display = toModuleStates(path.modules, record, isAway ? 'all' : isOpen, waiting)[place];
  const isKnown = isAlive && (records !== null || isAway);
  const shown = isKnown ? (display ?? 'locked') : null;
  useEffect(() => {
    // A guest needs the queue for quiz answers only: the browser stores their completions without it.
    if (isMember || type === 'quiz') prepareQueue();
  }, [isMember]);
  return (
    <>
      <ModuleTask {...props} display={shown} isAlive={isAlive} />
      {isFailed && <LoadFailed text={words.failed} tryAgain={words.retry} onRetry={readProgressAgain} />}
      {isAlive && !isKnown && !isFailed && <p role="status">{words.loadingModule}</p>}
      {(!isFailed || isAway) && (
        <ModuleFoot
          lang={lang}
          module={module}
          activities={activities}
          next={next}
          own={own}
          isMember={isMember}
          isAlive={isAlive}
          display={isKnown || !isAlive ? (display ?? 'locked') : null}
          hasButton={type !== 'quiz'}
          before={isOpen ? before : null}
        />
      )}
    </>
  );
}

type WorkProps = Props & { display: ModuleState | null; isAlive: boolean };

function ModuleTask({ lang, type, module, activities, questions, own, words, display, isAlive }: WorkProps) {
  const { loadingModule } = progressWords(lang);
  if (type === 'reading') return null;
  if (type === 'quiz' && questions.length === 0) return <p>{words.noQuestions}</p>;
  if (type !== 'quiz' && activities.length === 0) return <p>{words.comingSoon}</p>;
  const read =
    type === 'quiz' ? (
      <Questions questions={questions} own={own} />
    ) : (
      <ActivityOutline activities={activities} own={own} transcript={words.transcript} />
    );
  if (!isAlive)
    return (
      <>
        <p className="min-h-[40vh] no-js:hidden" role="status">
          {loadingModule}
        </p>
        <div className="grid gap-6 js:hidden">
          <p className="without-script rounded-soft border border-s-6 border-edge border-s-action bg-raised px-5 py-4">
            {words.readOnly}
          </p>
          {read}
        </div>
      </>
    );
  if (type !== 'quiz') return <LateActivities lang={lang} module={module} activities={activities} own={own} />;
  if (display === 'locked') return read;
  return (
    display && (
      <LateQuiz
        lang={lang}
        module={module}
        questions={questions}
        own={own}
        isCompleted={display === 'completed' || display === 'waiting'}
      />
    )
  );
}

function LateQuiz(props: QuizProps) {
  const part = useLoaded(() => import('../quiz/Quiz.tsx'), true);
  return (
    <LatePart part={part} words={lateWords(props.lang)}>
      {({ Quiz }) => <Quiz {...props} />}
    </LatePart>
  );
}

function LateActivities(props: ActivitiesProps) {
  const part = useLoaded(() => import('../activities/Activities.tsx'), true);
  return (
    <LatePart part={part} words={lateWords(props.lang)}>
      {({ Activities }) => <Activities {...props} />}
    </LatePart>
  );
}

function lateWords(lang: string): LateWords {
  const { loadingModule, partFailed, retry } = progressWords(lang);
  return { loading: loadingModule, failed: partFailed, tryAgain: retry };
}
