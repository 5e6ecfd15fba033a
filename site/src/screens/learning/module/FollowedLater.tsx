import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import { useEffect, useRef, useState } from 'react';
import { Achieved } from '../Achieved.tsx';
import { completeOrQueue } from '../progress/completeOrQueue.ts';
import type { ModuleOnPage } from '../progress/learningProgress.ts';

type Props = { lang: string; module: ModuleOnPage; title: string; untried: number };

/** Sends the tried activities of a completed module once the last one was tried, and shows what that earned. */
export function FollowedLater({ lang, module, title, untried }: Props) {
  const [achievements, setAchievements] = useState<Unlocked[]>([]);
  const before = useRef(untried);
  useEffect(() => {
    const isJustDone = before.current > 0 && untried === 0;
    before.current = untried;
    if (!isJustDone) return;
    completeOrQueue(module, title).then(
      (came) => setAchievements(came?.achievements ?? []),
      // The module stays complete, and the tried activities stay stored in this browser.
      (error) => console.warn('What was tried is not on record yet.', error),
    );
  }, [untried]);
  return (
    <ul className={achievements.length > 0 ? 'grid gap-1' : 'sr-only'} role="status">
      <Achieved achievements={achievements} lang={lang} />
    </ul>
  );
}
