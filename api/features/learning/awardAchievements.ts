import type { Unlocked } from '../../contracts/learning/achievements.ts';
import type { Database } from '../../platform/Database.ts';
import { isAchieved } from './isAchieved.ts';
import { insertAchievements } from './queries/insertAchievements.ts';
import { selectLearned } from './queries/selectLearned.ts';

/** Gives somebody what they have earned by now, in the transaction of what earned it. @returns what is new */
export async function awardAchievements(
  connection: Database,
  { userId, language }: { userId: number; language?: string | undefined },
): Promise<Unlocked[]> {
  const { open, ...learned } = await selectLearned(connection, userId);
  const ids = open.filter(({ criteria }) => isAchieved(criteria, learned)).map(({ id }) => id);
  return ids.length === 0 ? [] : insertAchievements(connection, { userId, ids, language });
}
