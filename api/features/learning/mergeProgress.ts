import type { z } from 'zod';
import type { mergeProgress as call, Progress } from '../../contracts/learning/progress.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { advancePath } from './advancePath.ts';
import { awardAchievements } from './awardAchievements.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { learningDay } from './learningDay.ts';
import { insertAttempts } from './queries/insertAttempts.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { recordTriedActivities } from './queries/recordTriedActivities.ts';
import { selectAsked } from './queries/selectAsked.ts';
import { selectPathState } from './queries/selectPathState.ts';
import { selectProgress } from './queries/selectProgress.ts';
import { findObstacle } from './standing.ts';

const mergesOfUser = new Throttle({ name: 'merge-user', tries: 60, seconds: 60 * 60 });

type Brought = z.output<typeof call.body>;
type Merge = Brought & { userId: number; language: string | undefined };

/**
 * Merges the progress that a browser stored without an account. Nothing is trusted: answers are graded, and a module is
 * completed only if its order and the grade of its quiz allow it. Progress of the account stays, repeated answers are
 * stored once, and ids that do not exist (any more) are skipped. @throws TooManyRequests
 */
export async function mergeProgress(
  { userId, language, paths, answers }: Merge,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Progress[]> {
  await mergesOfUser.spend(database, String(userId));
  const day = learningDay(request);
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, userId);
    await mergeAnswers(connection, { userId, answers, day });
    // One path may unlock another: locked paths are tried again as long as a pass merges any.
    let waiting = paths;
    for (let before = Number.POSITIVE_INFINITY; waiting.length < before; ) {
      before = waiting.length;
      const still: Brought['paths'] = [];
      for (const brought of waiting)
        if (!(await mergePath(connection, { userId, brought, day, language }))) still.push(brought);
      waiting = still;
    }
    await awardAchievements(connection, { userId, language });
    return selectProgress(connection, { userId, language });
  });
}

type ToMerge = { userId: number; day: string };

async function mergeAnswers(
  connection: Database,
  { userId, answers, day }: ToMerge & Pick<Brought, 'answers'>,
): Promise<void> {
  if (answers.length === 0) return;
  const ids = [...new Set(answers.map(({ questionId }) => questionId))];
  const asked = new Map((await selectAsked(connection, { ids })).map((question) => [question.questionId, question]));
  const first = new Map(answers.map((one) => [`${one.questionId} ${one.round}`, one] as const).reverse());
  const attempts = [...first.values()].reverse().flatMap(({ questionId, userAnswer, round }) => {
    const question = asked.get(questionId);
    if (!question) return [];
    const { pathId, moduleId, version, points } = question;
    const { isCorrect, kept } = gradeAnswer(userAnswer, question);
    return [{ pathId, moduleId, questionId, version, points, userAnswer: kept, isCorrect, round }];
  });
  await insertAttempts(connection, { userId, day, attempts });
}

async function mergePath(
  connection: Database,
  { userId, brought, day, language }: ToMerge & Pick<Merge, 'language'> & { brought: Brought['paths'][number] },
): Promise<boolean> {
  const state = await selectPathState(connection, { userId, pathId: brought.pathId, language });
  if (!state) return true;
  if (!state.isStarted && state.isLocked) return false;
  const wanted = new Set(brought.completedModules);
  const steps = state.steps.map((step) => ({ ...step }));
  const modules: number[] = [];
  for (const step of steps) {
    if (step.isCompleted || !wanted.has(step.id) || findObstacle(steps, step.id)) continue;
    step.isCompleted = true;
    modules.push(step.id);
  }
  if (modules.length > 0 || !state.isStarted) await advancePath(connection, { userId, state, modules, day, language });
  const completed = [...state.completedModules, ...modules];
  for (const one of brought.tried ?? [])
    if (completed.includes(one.moduleId)) await recordTriedActivities(connection, { userId, ...one });
  return true;
}
