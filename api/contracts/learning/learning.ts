import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter } from '../parameters.ts';

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const MODULE_TYPES = ['reading', 'quiz', 'interactive', 'video'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/** Language of the texts: the one asked for when the path is completely translated, else the default one. */
const written = { language: z.string().meta({ description: 'Code of the language of its texts' }) };
const inLanguage = z.object({ lang: languageParameter });

export const learningPathSchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    estimatedDuration: z.int().nonnegative().meta({ description: 'Minutes' }),
    totalModules: z.int().nonnegative(),
    categoryId: z.int().positive().nullable(),
    prerequisites: z.array(z.string()).meta({ description: 'Titles of the paths to complete first' }),
    prerequisiteIds: z.array(z.int().positive()),
    isActive: z.boolean(),
    /** Edition of the path, which increases with each published change. */
    edition: z.int().positive(),
    ...written,
  })
  .meta({ id: 'LearningPath' });

export type LearningPath = z.infer<typeof learningPathSchema>;

export const listLearningPaths = defineCall({
  name: 'listLearningPaths',
  method: 'GET',
  path: '/api/learning-paths',
  summary: 'The learning paths that are open',
  tag: 'Learning',
  query: inLanguage,
  output: z.array(learningPathSchema),
});

export const PATH_MISSING = 'Learning Path Not Found';
export const MODULE_MISSING = 'Module Not Found';

export const getLearningPath = defineCall({
  name: 'getLearningPath',
  method: 'GET',
  path: '/api/learning-paths/{id}',
  summary: 'One learning path that is open',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: inLanguage,
  output: learningPathSchema,
  missing: PATH_MISSING,
});

export const learningModuleSchema = z
  .object({
    id: z.int().positive(),
    pathId: z.int().positive(),
    title: z.string(),
    description: z.string().nullable(),
    content: z.string().meta({
      description:
        'JSON: `sections`, each with `title` and `content` (Markdown), or `activities`, each with `title`, `description` and what its `kind` has',
    }),
    moduleType: z.enum(MODULE_TYPES),
    order: z.int().positive(),
    points: z.int().nonnegative(),
    estimatedDuration: z.int().positive().nullable().meta({ description: 'Minutes' }),
    isRequired: z.boolean(),
    ...written,
  })
  .meta({ id: 'LearningModule' });

export type LearningModule = z.infer<typeof learningModuleSchema>;

export const listLearningModules = defineCall({
  name: 'listLearningModules',
  method: 'GET',
  path: '/api/learning-paths/{id}/modules',
  summary: 'The modules of a learning path, in their order',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: inLanguage,
  output: z.array(learningModuleSchema),
  missing: PATH_MISSING,
});

export const getLearningModule = defineCall({
  name: 'getLearningModule',
  method: 'GET',
  path: '/api/learning-modules/{id}',
  summary: 'One module of a learning path that is open',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: inLanguage,
  output: learningModuleSchema,
  missing: MODULE_MISSING,
});
