import { TAUGHT_SECTIONS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { RARITIES } from '@common-ground/api/contracts/learning/achievements.ts';
import { activitySchema } from '@common-ground/api/contracts/learning/activities.ts';
import { criteriaSchema } from '@common-ground/api/contracts/learning/criteria.ts';
import { DIFFICULTIES } from '@common-ground/api/contracts/learning/learning.ts';
import { sectionSchema } from '@common-ground/api/contracts/learning/moduleContent.ts';
import { PATH_LIMITS } from '@common-ground/api/contracts/learning/pathLimits.ts';
import { z } from 'zod';
import { sourceSchema } from './schema.ts';

/**
 * Schemas of learning paths: `paths/<key>/en.yaml` has the path with its modules and questions, the other languages its
 * texts in the same order. A translation of another shape is rejected.
 */

const title = z.string().trim().min(2).max(PATH_LIMITS.title);
const description = z.string().trim().min(40).max(PATH_LIMITS.moduleDescription);
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single dashes');

/** Folder of a condition, and a section of its page. */
const sectionReferenceSchema = z.strictObject({ condition: key, section: z.enum(TAUGHT_SECTIONS) });

const optionSchema = z.strictObject({
  text: z.string().trim().min(1).max(PATH_LIMITS.option),
  isRight: z.boolean(),
  /** Reason why the option is wrong or right. */
  why: z.string().trim().min(10).max(PATH_LIMITS.why),
});

const questionSchema = z
  .strictObject({
    id: z.int().positive(),
    question: z.string().trim().min(10).max(PATH_LIMITS.question),
    type: z.enum(['multiple_choice', 'true_false']).default('multiple_choice'),
    options: z.array(optionSchema).min(2).max(PATH_LIMITS.options),
    explanation: z.string().trim().min(20).max(PATH_LIMITS.explanation),
    points: z.int().positive().default(5),
    from: sectionReferenceSchema,
  })
  .refine(({ options }) => options.filter(({ isRight }) => isRight).length === 1, 'options: exactly one is right')
  .refine(
    ({ options }) => new Set(options.map(({ text }) => text)).size === options.length,
    'options: two are the same',
  )
  .refine(({ type, options }) => type !== 'true_false' || options.length === 2, 'options: true and false are two');

const moduleHead = {
  id: z.int().positive(),
  title,
  description,
  minutes: z.int().min(1).max(PATH_LIMITS.minutes),
  points: z.int().positive().default(10),
  isRequired: z.boolean().default(true),
  /** Sections that the module teaches. Editors look at the module again when one of them changes. */
  teaches: z.array(sectionReferenceSchema).default([]),
};

const sections = z.array(sectionSchema.strict()).min(2).max(PATH_LIMITS.sections);
const activities = z.array(activitySchema).min(1).max(PATH_LIMITS.activities);

const moduleSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('reading'), ...moduleHead, sections }),
  z.strictObject({
    type: z.literal('quiz'),
    ...moduleHead,
    questions: z.array(questionSchema).min(4).max(PATH_LIMITS.questions),
  }),
  z.strictObject({ type: z.literal('interactive'), ...moduleHead, activities }),
  z.strictObject({ type: z.literal('video'), ...moduleHead, activities }),
]);

export const pathSeedSchema = z
  .strictObject({
    id: z.int().positive(),
    title,
    description,
    difficulty: z.enum(DIFFICULTIES),
    /** Folder name of a category. */
    category: z.string().optional(),
    prerequisites: z.array(key).default([]),
    sources: z.array(sourceSchema).min(3).max(12),
    modules: z.array(moduleSchema).min(4).max(7),
  })
  .refine(
    ({ modules }) => new Set(modules.map(({ type }) => type)).size === 4,
    'modules: has not all four types: reading, quiz, interactive, video',
  );

export const pathTranslationSeedSchema = z.strictObject({
  title,
  description,
  modules: z.array(
    z.strictObject({
      title,
      description,
      sections: sections.optional(),
      activities: activities.optional(),
      questions: z
        .array(
          z.strictObject({
            question: z.string().trim().min(5).max(PATH_LIMITS.question),
            options: z.array(optionSchema.omit({ isRight: true })),
            explanation: z.string().trim().min(10).max(PATH_LIMITS.explanation),
          }),
        )
        .optional(),
    }),
  ),
});

export const achievementSeedSchema = z.strictObject({
  id: z.int().positive(),
  title,
  description: z.string().trim().min(10).max(300),
  icon: key,
  category: key,
  criteria: criteriaSchema,
  points: z.int().positive().default(50),
  rarity: z.enum(RARITIES),
});

export const achievementTranslationSeedSchema = achievementSeedSchema.pick({ title: true, description: true });

export type AchievementSeed = z.infer<typeof achievementSeedSchema>;
export type AchievementTranslationSeed = z.infer<typeof achievementTranslationSeedSchema>;
export type PathSeed = z.infer<typeof pathSeedSchema>;
export type PathTranslationSeed = z.infer<typeof pathTranslationSeedSchema>;
