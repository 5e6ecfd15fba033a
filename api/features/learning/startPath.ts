import { PATH_LOCKED, type Progress } from '../../contracts/learning/progress.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Conflict } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { advancePath } from './advancePath.ts';
import { learningDay } from './learningDay.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { selectPathState } from './queries/selectPathState.ts';
import { selectProgressIn } from './queries/selectProgress.ts';

/** Starts a path that is not started yet; null when it is missing or closed. @throws Conflict when it is locked */
export function startPath(
  place: { userId: number; pathId: number; language: string | undefined },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<Progress | null> {
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, place.userId);
    const state = await selectPathState(connection, place);
    if (!state) return null;
    if (state.isStarted) return selectProgressIn(connection, place);
    if (state.isLocked) throw new Conflict(PATH_LOCKED);
    const { progress } = await advancePath(connection, {
      userId: place.userId,
      state,
      modules: [],
      day: learningDay(request),
      language: place.language,
    });
    return progress;
  });
}
