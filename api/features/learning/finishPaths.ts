import { z } from 'zod';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute, findRow, selectRows } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { advancePath } from './advancePath.ts';
import { awardAchievements } from './awardAchievements.ts';
import { learningDay } from './learningDay.ts';
import { lockLearner } from './queries/lockLearner.ts';
import { selectPathState } from './queries/selectPathState.ts';
import { computeStanding } from './standing.ts';

const PATH_FINISHED = defineStatement({
  name: 'path-finished',
  text: 'UPDATE learning.edition SET to_finish = false WHERE path_id = $1 AND edition <= $2 AND to_finish',
});

/**
 * Completes a path for learners to whom a new edition leaves nothing to do, because it requires less than the last one.
 * Handles one learner after the other, because achievements are judged in code. Returns the number of completions.
 */
export async function finishPaths(database: Database): Promise<number> {
  let finished = 0;
  for (let path = await nextPath(database); path; path = await nextPath(database)) {
    const { pathId } = path;
    for (const userId of await selectLearnersToFinish(database, pathId))
      if (await finishPath(database, { userId, pathId })) finished++;
    await execute(database, PATH_FINISHED, [pathId, path.edition]);
  }
  return finished;
}

const PATH_TO_FINISH = defineStatement({
  name: 'path-to-finish',
  row: { pathId: z.number(), edition: z.number() },
  text: `SELECT path_id AS "pathId", max(edition) AS edition FROM learning.edition WHERE to_finish
         GROUP BY path_id ORDER BY path_id LIMIT 1`,
});
const nextPath = (database: Database) => findRow(database, PATH_TO_FINISH);

const LEARNERS_TO_FINISH = defineStatement({
  name: 'learners-to-finish',
  row: { id: z.number() },
  text: `SELECT g.user_id AS id FROM user_progress g WHERE g.path_id = $1 AND g.status <> 'completed'
           AND NOT EXISTS (SELECT FROM learning_modules m WHERE m.path_id = $1 AND m.is_active AND coalesce(m.is_required, true)
             AND NOT EXISTS (SELECT FROM user_progress_rels r
               WHERE r.parent_id = g.id AND r.path = 'completedModules' AND r.learning_modules_id = m.id))
         ORDER BY g.user_id`,
});

/** Selects learners who started the path and lack no required module; `finishPath` checks each again. */
async function selectLearnersToFinish(database: Database, pathId: number): Promise<number[]> {
  const rows = await selectRows(database, LEARNERS_TO_FINISH, [pathId]);
  return rows.map(({ id }) => id);
}

async function finishPath(database: Database, place: { userId: number; pathId: number }): Promise<boolean> {
  return inTransaction(database, async (connection) => {
    await lockLearner(connection, place.userId);
    const state = await selectPathState(connection, place);
    if (!state || state.isPathCompleted || !computeStanding(state.steps, state).isWhole) return false;
    const day = learningDay({ headers: new Headers() });
    await advancePath(connection, { userId: place.userId, state, modules: [], day });
    await awardAchievements(connection, { userId: place.userId });
    return true;
  });
}
