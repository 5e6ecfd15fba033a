import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import {
  achievementSchema,
  type UserAchievement,
  userAchievementSchema,
} from '../../../contracts/learning/achievements.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

const inLanguage = (text: 'title' | 'description') =>
  `coalesce(a.translations -> $1 ->> '${text}', a.${text}) AS ${text}`;
const FACTS = `${inLanguage('title')}, ${inLanguage('description')}, a.icon, a.category, a.points::int AS points, a.rarity,
  CASE WHEN a.translations -> $1 ->> 'title' IS NULL THEN '${DEFAULT_LANGUAGE}' ELSE $1 END AS language`;

const ACHIEVEMENTS = defineStatement({
  name: 'achievements',
  row: achievementSchema,
  text: `SELECT a.id, ${FACTS}, a.is_active AS "isActive" FROM achievements a WHERE a.is_active ORDER BY a.id`,
});
export const selectAchievements = (database: Database, language = DEFAULT_LANGUAGE) =>
  selectRows(database, ACHIEVEMENTS, [language]);

const USER_ACHIEVEMENTS = defineStatement({
  name: 'user-achievements',
  row: userAchievementSchema,
  text: `SELECT u.id, u.achievement_id AS "achievementId", u.unlocked_at AS "unlockedAt",
           coalesce(u.progress, 100)::float AS progress, ${FACTS}
         FROM user_achievements u JOIN achievements a ON a.id = u.achievement_id
         WHERE u.user_id = $2 ORDER BY u.unlocked_at DESC, u.id DESC`,
});

export function selectUserAchievements(
  database: Database,
  { userId, language = DEFAULT_LANGUAGE }: { userId: number; language?: string | undefined },
): Promise<UserAchievement[]> {
  return selectRows(database, USER_ACHIEVEMENTS, [language, userId]);
}
