import { type Completion, MODULE_LOCKED, PATH_LOCKED, QUIZ_NOT_PASSED } from '../../contracts/learning/progress.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { advancePath } from './advancePath.ts';
import { awardAchievements } from './awardAchievements.ts';
import { learningDay } from './learningDay.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { recordTriedActivities } from './queries/recordTriedActivities.ts';
import { selectPathState } from './queries/selectPathState.ts';
import { findObstacle } from './standing.ts';

type CompletionRequest = {
  userId: number;
  pathId: number;
  moduleId: number;
  /** Positions, from 0, of the activities that the browser reports as tried. */
  tried?: number[] | undefined;
  language: string | undefined;
};

/**
 * Completes a module, records all that the user earns by it, and starts the path if needed; null when the path is not
 * open or the module is missing. A completed module stays completed; activities tried in it since can still earn
 * achievements.
 * @throws Conflict when prerequisite paths or the previous module must come first, or the quiz is not passed
 */
export function completeModule(
  { userId, pathId, moduleId, tried = [], language }: CompletionRequest,
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Completion | null> {
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, userId);
    const state = await selectPathState(connection, { userId, pathId, language });
    if (!state) return null;
    const isComplete = state.completedModules.includes(moduleId);
    const obstacle = isComplete ? null : findObstacle(state.steps, moduleId);
    if (obstacle === 'missing') return null;
    if (!state.isStarted && state.isLocked) throw new Conflict(PATH_LOCKED);
    if (obstacle) throw new Conflict(obstacle === 'locked' ? MODULE_LOCKED : QUIZ_NOT_PASSED);
    const modules = isComplete ? [] : [moduleId];
    await recordTriedActivities(connection, { userId, moduleId, places: tried });
    const day = learningDay(request);
    const completion = await advancePath(connection, { userId, state, modules, day, language });
    return { ...completion, achievements: await awardAchievements(connection, { userId, language }) };
  });
}
