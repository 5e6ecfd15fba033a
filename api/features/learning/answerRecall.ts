import type { z } from 'zod';
import { type answerRecall as call, RECALL_IS_OFF, type RecalledAnswer } from '../../contracts/learning/recall.ts';
import { nextRecall } from '../../contracts/learning/recallSchedule.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { answersPerUser, revealAnswer } from './answerQuestion.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { learningDay } from './learningDay.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { selectRecalled, writeRecalled } from './queries/recall.ts';
import { selectAsked } from './queries/selectAsked.ts';

type RecallAnswer = z.output<typeof call.body> & { userId: number; language: string | undefined };

/**
 * Grades an answer to a question of a completed quiz and schedules the question again. Does not count as an attempt: no
 * points, no pass, no learning day. A question that is not due is only graded, so a repeated request does not move its
 * day. Null when the question is not asked any more, or its quiz is not completed.
 * @throws Conflict when the user has not switched recall on, TooManyRequests
 */
export async function answerRecall(
  { userId, questionId, userAnswer, language }: RecallAnswer,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<RecalledAnswer | null> {
  await answersPerUser.spend(database, String(userId));
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
    return { ...revealAnswer(asked), userAnswer, isCorrect, nextOn: next.dueOn };
  });
}
