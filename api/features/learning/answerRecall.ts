import type { z } from 'zod';
import { type answerRecall as call, RECALL_IS_OFF, type RecalledAnswer } from '../../contracts/learning/recall.ts';
import { nextRecall } from '../../contracts/learning/recallSchedule.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { answersOfUser, told } from './answerQuestion.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { learningDay } from './learningDay.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { selectRecalled, writeRecalled } from './queries/recall.ts';
import { selectAsked } from './queries/selectAsked.ts';

type RecallAnswer = z.output<typeof call.body> & { userId: number; language: string | undefined };

/**
 * Grades an answer to a question of a quiz that somebody completed, and puts off when it is asked next. It is no attempt at
 * the quiz: no points, no pass, no day. One that is not due is graded and moves nothing, so that a second tab, or an answer
 * that is sent again, does no harm. Null where it is not asked (any more), or its quiz was not completed.
 * @throws Conflict where they do not want to be asked, TooManyRequests
 */
export async function answerRecall(
  { userId, questionId, userAnswer, language }: RecallAnswer,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<RecalledAnswer | null> {
  await answersOfUser.spend(database, String(userId));
  const day = learningDay(request);
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, userId);
    const known = await selectRecalled(connection, { userId, questionId });
    const [asked] = known ? await selectAsked(connection, { ids: [questionId], language }) : [];
    if (!known || !asked) return null;
    if (!known.isOn) throw new Conflict(RECALL_IS_OFF);
    const { isCorrect } = gradeAnswer(userAnswer, asked);
    const isDue = known.dueOn !== null && known.dueOn <= day;
    const next = isDue ? nextRecall({ step: known.step, day, isCorrect }) : known;
    if (isDue) await writeRecalled(connection, { userId, questionId, day, ...next });
    return { ...told(asked), userAnswer, isCorrect, nextOn: next.dueOn };
  });
}
