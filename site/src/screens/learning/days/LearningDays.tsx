import { learningDaysWords } from '@common-ground/api/contracts/wording/learningDays.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { Text } from '../../../components/text/Text.tsx';

type Props = { lang: string; daysThisMonth: number; learningStreak: number };

/** Shows the days with learning of this month, and the length of the last streak. Never mentions days without it. */
export function LearningDays({ lang, daysThisMonth, learningStreak }: Props) {
  const words = learningDaysWords(lang);
  if (daysThisMonth === 0) return null;
  return (
    <p className="hint">
      <Text>{`${plural(lang, words.daysThisMonth, daysThisMonth)} `}</Text>
      <Text>{learningStreak > 1 && plural(lang, words.inARow, learningStreak)}</Text>
    </p>
  );
}
