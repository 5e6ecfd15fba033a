import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Achievement, UserAchievement } from '../../../contracts/learning/achievements.ts';
import { type Database, selectIsoRows, selectRows } from '../../../platform/Database.ts';

const inLanguage = (text: 'title' | 'description') =>
  `coalesce(a.translations -> $1 ->> '${text}', a.${text}) AS ${text}`;
const FACTS = `${inLanguage('title')}, ${inLanguage('description')}, a.icon, a.category, a.points::int AS points, a.rarity,
  CASE WHEN a.translations -> $1 ->> 'title' IS NULL THEN '${DEFAULT_LANGUAGE}' ELSE $1 END AS language`;

export function selectAchievements(database: Database, language = DEFAULT_LANGUAGE): Promise<Achievement[]> {
  return selectRows<Achievement>(database, {
    name: 'achievements',
    text: `SELECT a.id, ${FACTS}, a.is_active AS "isActive" FROM achievements a WHERE a.is_active ORDER BY a.id`,
    values: [language],
  });
}

export function selectUserAchievements(
  database: Database,
  { userId, language = DEFAULT_LANGUAGE }: { userId: number; language?: string | undefined },
): Promise<UserAchievement[]> {
  return selectIsoRows<UserAchievement>(database, {
    name: 'user-achievements',
    text: `SELECT u.id, u.achievement_id AS "achievementId", u.unlocked_at AS "unlockedAt",
             coalesce(u.progress, 100)::float AS progress, ${FACTS}
           FROM user_achievements u JOIN achievements a ON a.id = u.achievement_id
           WHERE u.user_id = $2 ORDER BY u.unlocked_at DESC, u.id DESC`,
    values: [language, userId],
  });
}
