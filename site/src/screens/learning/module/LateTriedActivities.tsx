import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { useEffect, useRef, useState } from 'react';
import { giveFocus } from '../../../components/focus/giveFocus.ts';
import { Reason, TaskButton, useTask } from '../../../components/task/TaskButton.tsx';
import { AchievementItems } from '../AchievementItems.tsx';
import { completeOrQueue } from '../progress/completeOrQueue.ts';
import type { ModuleOnPage } from '../progress/records.ts';

type Props = { lang: string; module: ModuleOnPage; title: string; untried: number };

/** Sends the tried activities of a completed module once the last one was tried, and shows what that earned. */
export function LateTriedActivities({ lang, module, title, untried }: Props) {
  const words = progressWords(lang);
  const [achievements, setAchievements] = useState<Unlocked[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const before = useRef(untried);
  const sending = useTask(async () => {
    try {
      const came = await completeOrQueue(module, title);
      setAchievements(came?.achievements ?? []);
      setFailed(false);
      // The pressed button is gone then.
      if (hasFailed) giveFocus('.module-foot [tabindex]');
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, words.notCompleted);
  useEffect(() => {
    const isJustDone = before.current > 0 && untried === 0;
    before.current = untried;
    if (isJustDone) void sending.run();
  }, [untried]);
  return (
    <>
      <ul className={achievements.length > 0 ? 'grid gap-1' : 'sr-only'} role="status">
        <AchievementItems achievements={achievements} lang={lang} />
      </ul>
      <Reason>{sending.reason}</Reason>
      {hasFailed && (
        <p className="buttons">
          <TaskButton task={sending} worksOffline>
            {words.retry}
          </TaskButton>
        </p>
      )}
    </>
  );
}
