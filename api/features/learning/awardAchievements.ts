import type { Unlocked } from '../../contracts/learning/achievements.ts';
import type { Database } from '../../platform/Database.ts';
import { isAchieved } from './isAchieved.ts';
import { insertAchievements } from './queries/insertAchievements.ts';
import { selectLearned } from './queries/selectLearned.ts';

/**
 * Awards the achievements that a user has earned so far and returns the new ones. Must run in the transaction of the
 * step that earned them. Points of an achievement count like all others, so that one achievement may earn another.
 */
export async function awardAchievements(
  connection: Database,
  { userId, language }: { userId: number; language?: string | undefined },
): Promise<Unlocked[]> {
  const { open, ...learned } = await selectLearned(connection, userId);
  const earned = new Map<number, number>();
  for (let before = -1; before < earned.size; ) {
    before = earned.size;
    const points = learned.points + [...earned.values()].reduce((sum, more) => sum + more, 0);
    for (const one of open) if (isAchieved(one.criteria, { ...learned, points })) earned.set(one.id, one.points);
  }
  const ids = [...earned.keys()];
  return ids.length === 0 ? [] : insertAchievements(connection, { userId, ids, language });
}
