import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useState } from 'react';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { prepareQueue } from '../../../components/queue/prepareQueue.ts';
import { showCatalogueToast, showToast } from '../../../components/toaster/showCatalogueToast.ts';
import { useOwnQueue } from '../../../session/offline/useOwnQueue.ts';
import { AchievementItems } from '../AchievementItems.tsx';
import { completeOrQueue, selectQueuedModuleIds } from '../progress/completeOrQueue.ts';
import { findPathAccess, toModuleStates } from '../progress/displays.ts';
import { type Earned, popEarned } from '../progress/earned.ts';
import { type OwnLanguage, start } from '../progress/learningProgress.ts';
import { readProgressAgain } from '../progress/ownProgress.ts';
import type { PathRecord } from '../progress/records.ts';
import { useRecords } from '../progress/useRecords.ts';
import { StorageNote } from '../StorageNote.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import { Finish, type OtherPath } from './Finish.tsx';
import { ModuleRow, type Row } from './ModuleRow.tsx';
import '../../../styles/late.ts';

type Props = {
  lang: string;
  id: number;
  own: OwnLanguage;
  modulesTitle: string;
  rows: Row[];
  prerequisites: number[];
  /** The other paths, sorted by `sortFurtherPaths`: the first open one is recommended when this path is complete. */
  others: OtherPath[];
};

/** Progress in a path, and its modules in order. Pre-rendered as for a reader who has not started it. */
export default function Path({ lang, id, own, modulesTitle, rows, prerequisites, others }: Props) {
  const words = progressWords(lang);
  const path = { id, modules: rows };
  const known = useRecords([path, ...others.map(({ id }) => ({ id, modules: [] }))]);
  const { records, isFailed, isMember, isAlive } = known;
  const [earned, setEarned] = useState<Earned | null>(null);
  useEffect(() => setEarned(popEarned(id)), []);
  useEffect(() => {
    if (isMember) prepareQueue();
  }, [isMember]);
  const record = records?.find(({ pathId }) => pathId === id) ?? null;
  const isOpen = findPathAccess({ before: prerequisites, ...known });
  const displays = toModuleStates(rows, record, isOpen, selectQueuedModuleIds(useOwnQueue()));
  const isKnown = isAlive && records !== null && !isFailed;

  async function markComplete(row: Row) {
    const came = await completeOrQueue({ id: row.id, points: row.points, path }, row.title);
    if (!came) {
      const { savedHere, moduleWaits } = queueWords(lang);
      void showToast({ title: savedHere, text: moduleWaits });
      requestAnimationFrame(() => giveFocus(`#module-${row.id} .action`));
      return;
    }
    void showCatalogueToast({ kind: 'moduleCompleted', points: came.pointsEarned });
    setEarned(came);
    // The pressed button is gone after the next render.
    requestAnimationFrame(() => giveFocus(came.isPathCompleted ? '#path-completed' : `#module-${row.id} .action`));
  }

  return (
    <div className="grid grid-cols-1 gap-8">
      {!isAlive && (
        <p className="newcomer:hidden" role="status">
          {words.loadingPath}
        </p>
      )}
      {isAlive && !isFailed && records === null && <p role="status">{words.loadingPath}</p>}
      {isFailed && <LoadFailed text={words.failed} tryAgain={words.retry} onRetry={readProgressAgain} />}
      {isKnown && record?.status === 'completed' && (
        <Finish lang={lang} record={record} records={records} others={others} earned={earned} isMember={isMember} />
      )}
      {isKnown && record?.status !== 'completed' && <Unlocked achievements={earned?.achievements ?? []} lang={lang} />}
      {isKnown && record && <ChangedSince key={String(isMember)} lang={lang} record={record} rows={rows} own={own} />}
      {isKnown && record && <Overall lang={lang} record={record} rows={rows} />}
      <section aria-labelledby="modules-title">
        <h2 className="mb-4" id="modules-title">
          {modulesTitle}
        </h2>
        <ol className="grid max-w-list gap-4">
          {rows.map((row, at) => (
            <ModuleRow
              key={row.id}
              lang={lang}
              row={row}
              at={at}
              own={own}
              isKnown={isKnown}
              display={displays[at] ?? 'locked'}
              isNew={record?.newModules.includes(row.id) ?? false}
              before={isOpen ? (rows[at - 1]?.title ?? '') : null}
              onStart={() => (record ? Promise.resolve() : start(path))}
              onComplete={() => markComplete(row)}
            />
          ))}
        </ol>
      </section>
      {isKnown && record && !isMember && <StorageNote lang={lang} />}
    </div>
  );
}

function Unlocked({ achievements, lang }: { achievements: Earned['achievements']; lang: string }) {
  // Rendered while empty: screen readers announce only a change of a status element.
  return (
    <div
      className={
        achievements.length > 0
          ? 'max-w-list rounded-soft border border-s-6 border-edge border-s-action bg-raised px-5 py-4'
          : 'sr-only'
      }
      role="status"
    >
      <ul className="grid gap-1">
        <AchievementItems achievements={achievements} lang={lang} />
      </ul>
    </div>
  );
}

function Overall({ lang, record, rows }: { lang: string; record: PathRecord; rows: Row[] }) {
  const words = progressWords(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent' }).format(record.progressPercentage / 100);
  const done = rows.filter(({ id }) => record.completedModules.includes(id)).length;
  const values = { done: formatNumber(lang, done), all: formatNumber(lang, rows.length) };
  return (
    <section className="overall grid max-w-list gap-2" aria-labelledby="overall-title">
      <h2 className="text-h3" id="overall-title">
        {words.overall}
      </h2>
      <progress className="w-full" max={100} value={record.progressPercentage} aria-labelledby="overall-title">
        {percent}
      </progress>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="font-semibold">{fill(words.percent, { percent })}</span>
        <span>{fill(words.modulesDone, values)}</span>
        <span>{plural(lang, words.pointsEarned, record.totalPoints)}</span>
      </p>
    </section>
  );
}
