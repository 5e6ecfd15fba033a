import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { TrophyIcon } from 'lucide-react';
import { Filled } from '../../components/text/Filled.tsx';

/** Renders achievements that were just unlocked as list items. The caller renders the list. */
export function AchievementItems({ achievements, lang }: { achievements: Unlocked[]; lang: string }) {
  const words = progressWords(lang);
  return achievements.map(({ id, title }) => (
    <li key={id} className="flex items-center gap-2">
      <TrophyIcon className="lucide" />
      <span>
        <Filled text={words.achievement} values={{ title: <bdi>{title}</bdi> }} />
      </span>
    </li>
  ));
}
