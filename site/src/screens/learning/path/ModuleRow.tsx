import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { CircleCheckIcon, LockIcon } from 'lucide-react';
import { Reason, TaskButton, useTask } from '../../../components/task/TaskButton.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { learningModulePath } from '../../../routes.ts';
import { ActionText } from '../ActionText.tsx';
import { factRow, learningCard } from '../looks.ts';
import type { ModuleState } from '../progress/displays.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import type { PathOnPage } from '../progress/records.ts';

export type Row = PathOnPage['modules'][number] & {
  title: string;
  description: string;
  badge: string;
  facts: string[];
};

type Props = {
  lang: string;
  row: Row;
  at: number;
  /** Language of title and description. */
  own: OwnLanguage;
  display: ModuleState;
  isNew: boolean;
  /** Title of the previous module, empty for the first; null while prerequisite paths lock the module. */
  before: string | null;
  isKnown: boolean;
  onStart: () => Promise<void>;
  onComplete: () => Promise<void>;
};

export function ModuleRow({ lang, row, at, own, display, isNew, before, isKnown, onStart, onComplete }: Props) {
  const words = progressWords(lang);
  const { id, title } = row;
  const href = learningModulePath(id, lang);
  const marking = useTask(onComplete, words.notCompleted);
  const isOpen = display === 'current' || display === 'unlocked';
  const label = {
    completed: words.review,
    waiting: words.review,
    current: words.continueLearning,
    unlocked: words.start,
    locked: words.locked,
  };
  const action = <ActionText text={label[display]} title={title} own={own} />;

  /** Starts the path, and ignores a failure: completing the module on its page starts the path as well. */
  function start() {
    if (display === 'unlocked') void onStart().catch(() => {});
  }

  return (
    <li id={`module-${id}`} className={`${learningCard} ${display === 'current' ? 'border-s-6 border-s-action' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex gap-2" {...own}>
          <span aria-hidden="true">{formatNumber(lang, at + 1)}</span>
          <a href={href} onClick={start}>
            {title}
          </a>
        </h3>
        <span className="flex flex-wrap gap-2">
          {isNew && <span className="badge">{words.newSince}</span>}
          {display === 'completed' && (
            <span className="flex items-center gap-1 text-small font-semibold text-action">
              <CircleCheckIcon className="lucide" />
              <Text>{words.completed}</Text>
            </span>
          )}
          {display === 'waiting' && <span className="badge">{queueWords(lang).moduleBadge}</span>}
          {display === 'current' && <span className="text-small font-semibold text-action">{words.current}</span>}
        </span>
      </div>
      <p className={factRow}>
        <span className="badge">{row.badge}</span>
        {row.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {!row.isRequired && <span>{words.optional}</span>}
      </p>
      <p {...own}>{row.description}</p>
      <div
        className={`flex flex-wrap items-center gap-3 ${isKnown ? '' : 'learner:invisible'} ${display === 'locked' ? '' : 'print:hidden'}`}
      >
        {display === 'locked' ? (
          <>
            <button
              className="button quiet cursor-not-allowed border-edge text-ink-soft print:hidden"
              type="button"
              disabled
            >
              <LockIcon className="lucide" />
              {action}
            </button>
            <span className="hint">
              {before === null ? words.lockedByPaths : fill(words.lockedBy, { title: before })}
            </span>
          </>
        ) : (
          <a
            className={`action button ${display === 'completed' || display === 'waiting' ? 'quiet' : ''}`}
            href={href}
            onClick={start}
          >
            {action}
          </a>
        )}
        {isOpen && row.type === 'reading' && (
          <TaskButton task={marking} worksOffline>
            {marking.isBusy ? (
              words.saving
            ) : (
              <ActionText text={marking.reason ? words.retry : words.markComplete} title={title} own={own} />
            )}
          </TaskButton>
        )}
      </div>
      <Reason>{marking.reason}</Reason>
    </li>
  );
}
