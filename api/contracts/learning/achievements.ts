import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter } from '../parameters.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;

const facts = {
  title: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  category: z.string().nullable(),
  points: z.int().nonnegative(),
  rarity: z.enum(RARITIES),
  language: z.string().meta({ description: 'Code of the language of its texts' }),
};

export const achievementSchema = z
  .object({ id: z.int().positive(), ...facts, isActive: z.boolean() })
  .meta({ id: 'Achievement' });

export type Achievement = z.infer<typeof achievementSchema>;

export const listAchievements = defineCall({
  name: 'listAchievements',
  method: 'GET',
  path: '/api/achievements',
  summary: 'The achievements that learners can earn now',
  tag: 'Learning',
  query: z.object({ lang: languageParameter }),
  output: z.array(achievementSchema),
});

export const unlockedSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  points: z.int().nonnegative(),
});

export type Unlocked = z.infer<typeof unlockedSchema>;

/** Has the achievement's fields too, because an earned achievement remains when it can no longer be earned. */
export const userAchievementSchema = z
  .object({
    id: z.int().positive(),
    achievementId: z.int().positive(),
    unlockedAt: z.iso.datetime(),
    progress: z.number().min(0).max(100).meta({ description: 'Percent' }),
    ...facts,
  })
  .meta({ id: 'UserAchievement' });

export type UserAchievement = z.infer<typeof userAchievementSchema>;

export const listUserAchievements = defineCall({
  name: 'listUserAchievements',
  method: 'GET',
  path: '/api/users/{id}/achievements',
  summary: "The user's own achievements, the latest first; administrators may see any",
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(userAchievementSchema),
});
