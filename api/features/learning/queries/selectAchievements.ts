import type { Achievement, UserAchievement } from '../../../contracts/learning/achievements.ts';
import { type Database, isoRowsOf, rowsOf } from '../../../platform/Database.ts';

const FACTS = 'a.title, a.description, a.icon, a.category, a.points::int AS points, a.rarity';

/** What can be earned now, by id. */
export function selectAchievements(database: Database): Promise<Achievement[]> {
  return rowsOf<Achievement>(database, {
    name: 'achievements',
    text: `SELECT a.id, ${FACTS}, a.is_active AS "isActive" FROM achievements a WHERE a.is_active ORDER BY a.id`,
  });
}

/** What somebody has unlocked, the latest first, also what can no longer be earned. */
export function selectUserAchievements(database: Database, userId: number): Promise<UserAchievement[]> {
  return isoRowsOf<UserAchievement>(database, {
    name: 'user-achievements',
    text: `SELECT u.id, u.achievement_id AS "achievementId", u.unlocked_at AS "unlockedAt",
             coalesce(u.progress, 100)::float AS progress, ${FACTS}
           FROM user_achievements u JOIN achievements a ON a.id = u.achievement_id
           WHERE u.user_id = $1 ORDER BY u.unlocked_at DESC, u.id DESC`,
    values: [userId],
  });
}
