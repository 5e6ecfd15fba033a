import { learningDaysWords } from '@common-ground/api/contracts/wording/learningDays.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { Text } from '../../../components/text/Text.tsx';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { api, calls } from '../../../session/session.ts';

/** Days of this month on which the signed-in user learned, and their last streak, in their browser's time zone. */
export const $learningDays = createRead<{ daysThisMonth: number; learningStreak: number }>(
  toOwnKey(calls.getLearningDays),
  { fetcher: (_, id) => api.call(calls.getLearningDays, { params: { id: Number(id) } }) },
);

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
