import type { z } from 'zod';
import { MODULE_LOCKED, PATH_LOCKED } from '../../contracts/learning/progress.ts';
import type { Answered, answerQuestion as call } from '../../contracts/learning/quiz.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Conflict, Forbidden, Unauthorized } from '../../platform/errors.ts';
import { findCurrentSession } from '../../platform/session/findCurrentSession.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { awardAchievements } from './awardAchievements.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { learningDay } from './learningDay.ts';
import { findAttemptInRound, insertAttempts } from './queries/insertAttempts.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { type AskedQuestion, selectAsked } from './queries/selectAsked.ts';
import { isGated } from './standing.ts';

export const answersPerUser = new Throttle({ name: 'answers-user', tries: 600, seconds: 10 * 60 });
/** The limit is high, because many guests in a school may share one address. */
const answersOfAddress = new Throttle({ name: 'answers-address', tries: 3000, seconds: 10 * 60 });

type QuizAnswer = z.output<typeof call.body> & { language: string | undefined };
type Context = Pick<ApiContext, 'database' | 'request'>;

/**
 * Grades an answer and ignores the browser's own verdict. Stores a user's answer once a round, with the version of its
 * question; a repeated round gets the stored answer again. Null when the module does not ask this question.
 * @throws Unauthorized when a guest sends a `userId`, Forbidden when a user sends the id of another user
 * @throws Conflict when the user has not reached the module yet, TooManyRequests
 */
export async function answerQuestion(given: QuizAnswer, context: Context): Promise<Answered | null> {
  const session = await findCurrentSession(context);
  if (!session && given.userId) throw new Unauthorized();
  if (session && given.userId && given.userId !== session.user.id) throw new Forbidden();
  const { database, request } = context;
  if (session) await answersPerUser.spend(database, String(session.user.id));
  else await answersOfAddress.spend(database, toClientAddress(request));
  const userId = session?.user.id;
  const [asked] = await selectAsked(database, { ids: [given.questionId], language: given.language, userId });
  if (!asked || asked.moduleId !== given.moduleId) return null;
  if (userId !== undefined) {
    demandReached(asked);
    return storeAnswer({ given, asked, userId }, context);
  }
  const { isCorrect, kept } = gradeAnswer(given.userAnswer, asked);
  return {
    ...revealAnswer(asked),
    id: null,
    userId: null,
    userAnswer: toRequestedOption(kept, asked),
    isCorrect,
    pointsEarned: 0,
    attemptedAt: new Date().toISOString(),
    round: given.round ?? null,
    achievements: [],
  };
}

type Signed = { given: QuizAnswer; asked: AskedQuestion; userId: number };

function storeAnswer({ given, asked, userId }: Signed, { database, request }: Context): Promise<Answered> {
  const { isCorrect, kept } = gradeAnswer(given.userAnswer, asked);
  const { pathId, moduleId, questionId, version, points } = asked;
  const round = given.round ?? null;
  const attempt = { pathId, moduleId, questionId, version, points, userAnswer: kept, isCorrect, round };
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, userId);
    const [added] = await insertAttempts(connection, { userId, day: learningDay(request), attempts: [attempt] });
    const achievements = added ? await awardAchievements(connection, { userId, language: given.language }) : [];
    const before = added || round === null ? null : await findAttemptInRound(connection, { userId, questionId, round });
    const one = { ...attempt, ...added, ...before };
    if (one.id === undefined || !one.attemptedAt) throw new Error('The answer was neither inserted nor found');
    return {
      ...revealAnswer(asked),
      id: one.id,
      userId,
      isCorrect: one.isCorrect,
      pointsEarned: one.pointsEarned ?? 0,
      version: one.version,
      userAnswer: toRequestedOption(one.userAnswer, asked),
      attemptedAt: one.attemptedAt.toISOString(),
      round,
      achievements,
    };
  });
}

/** Runs before the learner is locked: concurrent requests of a learner can open a module, never close it. */
function demandReached({ moduleId, turn: { isStarted, isLocked, steps } }: AskedQuestion): void {
  if (!isStarted && isLocked) throw new Conflict(PATH_LOCKED);
  if (isGated(steps, moduleId)) throw new Conflict(MODULE_LOCKED);
}

/** Returns the option in the requested language for a stored answer; an answer that is no option stays unchanged. */
const toRequestedOption = (kept: string, { source, options }: AskedQuestion) => options[source.indexOf(kept)] ?? kept;

type Told = Omit<AskedQuestion, 'pathId' | 'points' | 'source' | 'translations' | 'turn'>;

export function revealAnswer({ options, rightPlace, ...asked }: Told) {
  const { moduleId, questionId, version, explanation, reasons, origin } = asked;
  const correctAnswer = options[rightPlace] ?? '';
  return { moduleId, questionId, version, correctAnswer, explanation, reasons, origin };
}
