import type { z } from 'zod';
import { MODULE_LOCKED, PATH_LOCKED } from '../../contracts/learning/progress.ts';
import type { Answered, answerQuestion as call } from '../../contracts/learning/quiz.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Conflict, Forbidden, Unauthorized } from '../../platform/errors.ts';
import { currentSession } from '../../platform/session/currentSession.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { awardAchievements } from './awardAchievements.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { learningDay } from './learningDay.ts';
import { insertAttempts, selectAttemptOf } from './queries/insertAttempts.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { type AskedQuestion, selectAsked } from './queries/selectAsked.ts';
import { isGated } from './standing.ts';

/** Of one person: many quizzes in a row, and no program that tries all there is. */
export const answersOfUser = new Throttle({ name: 'answers-user', tries: 600, seconds: 10 * 60 });
/** Without an account. A school shares one address, so this is wide. */
const answersOfAddress = new Throttle({ name: 'answers-address', tries: 3000, seconds: 10 * 60 });

type QuizAnswer = z.output<typeof call.body> & { language: string | undefined };
type Context = Pick<ApiContext, 'database' | 'request'>;

/**
 * Grades an answer, whatever the browser says of it. Kept for whoever is signed in, with the version of the question that
 * it was given to; the same round answers as before. Null where the module does not ask this question.
 * @throws Forbidden, and Unauthorized where nobody is signed in, for somebody's id that is not one's own
 * @throws Conflict where somebody who is signed in is not that far yet, TooManyRequests
 */
export async function answerQuestion(given: QuizAnswer, context: Context): Promise<Answered | null> {
  const session = await currentSession(context);
  if (!session && given.userId) throw new Unauthorized();
  if (session && given.userId && given.userId !== session.user.id) throw new Forbidden();
  const { database, request } = context;
  if (session) await answersOfUser.spend(database, String(session.user.id));
  else await answersOfAddress.spend(database, clientAddress(request));
  const userId = session?.user.id;
  const [asked] = await selectAsked(database, { ids: [given.questionId], language: given.language, userId });
  if (!asked || asked.moduleId !== given.moduleId) return null;
  if (userId !== undefined) {
    demandTurn(asked);
    return keepAnswer({ given, asked, userId }, context);
  }
  const { isCorrect, kept } = gradeAnswer(given.userAnswer, asked);
  return {
    ...told(asked),
    id: null,
    userId: null,
    userAnswer: inLanguage(kept, asked),
    isCorrect,
    pointsEarned: 0,
    attemptedAt: new Date().toISOString(),
    round: given.round ?? null,
    achievements: [],
  };
}

type Signed = { given: QuizAnswer; asked: AskedQuestion; userId: number };

function keepAnswer({ given, asked, userId }: Signed, { database, request }: Context): Promise<Answered> {
  const { isCorrect, kept } = gradeAnswer(given.userAnswer, asked);
  const { pathId, moduleId, questionId, version, points } = asked;
  const round = given.round ?? null;
  const attempt = { pathId, moduleId, questionId, version, points, userAnswer: kept, isCorrect, round };
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, userId);
    const [added] = await insertAttempts(connection, { userId, day: learningDay(request), attempts: [attempt] });
    const achievements = added ? await awardAchievements(connection, { userId, language: given.language }) : [];
    const before = added || round === null ? null : await selectAttemptOf(connection, { userId, questionId, round });
    const one = { ...attempt, ...added, ...before };
    if (one.id === undefined || !one.attemptedAt) throw new Error('An answer was neither new nor kept');
    return {
      ...told(asked),
      id: one.id,
      userId,
      isCorrect: one.isCorrect,
      pointsEarned: one.pointsEarned ?? 0,
      version: one.version,
      userAnswer: inLanguage(one.userAnswer, asked),
      attemptedAt: one.attemptedAt.toISOString(),
      round,
      achievements,
    };
  });
}

/**
 * Known before the person is locked: what is open never closes again.
 * @throws Conflict where other paths or the module before it come first: nothing is earned there yet
 */
function demandTurn({ moduleId, turn: { isStarted, isLocked, steps } }: AskedQuestion): void {
  if (!isStarted && isLocked) throw new Conflict(PATH_LOCKED);
  if (isGated(steps, moduleId)) throw new Conflict(MODULE_LOCKED);
}

/** As it stands among the options that were asked for, in whatever language it was given. */
const inLanguage = (kept: string, { source, options }: AskedQuestion) => options[source.indexOf(kept)] ?? kept;

type Told = Omit<AskedQuestion, 'pathId' | 'points' | 'source' | 'translations' | 'turn'>;

/** What is said of a question to whoever has answered it. */
export function told({ options, rightPlace, ...asked }: Told) {
  const { moduleId, questionId, version, explanation, reasons, origin } = asked;
  const correctAnswer = options[rightPlace] ?? '';
  return { moduleId, questionId, version, correctAnswer, explanation, reasons, origin };
}
