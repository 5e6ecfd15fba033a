import type { Recall } from '../../contracts/learning/recall.ts';
import { dayAfter, MAX_RECALLED_A_DAY } from '../../contracts/learning/recallSchedule.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { learningDay } from './learningDay.ts';
import { selectDueQuestions, selectRecall } from './queries/recall.ts';

/**
 * Returns the questions due today: at most `MAX_RECALLED_A_DAY` less those answered today; none while recall is off.
 */
export async function getRecall(
  { userId, language }: { userId: number; language: string | undefined },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Recall> {
  const day = learningDay(request);
  const { isOn, firstOn, answered } = await selectRecall(database, { userId, day });
  if (!isOn) return { isOn, questions: [], nextOn: null };
  const most = Math.max(0, MAX_RECALLED_A_DAY - answered);
  const isDue = firstOn !== null && firstOn <= day;
  const questions = isDue && most > 0 ? await selectDueQuestions(database, { userId, day, most, language }) : [];
  if (questions.length > 0) return { isOn, questions, nextOn: null };
  return { isOn, questions, nextOn: isDue ? dayAfter(day, 1) : firstOn };
}
