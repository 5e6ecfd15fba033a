import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const MODULE_TYPES = ['reading', 'quiz', 'interactive', 'video'] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];
export const PROGRESS_STATES = ['not_started', 'in_progress', 'completed'] as const;

export const learningPathSchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    description: z.string(),
    difficulty: z.enum(DIFFICULTIES),
    estimatedDuration: z.int().nonnegative().meta({ description: 'Minutes' }),
    totalModules: z.int().nonnegative(),
    categoryId: z.int().positive().nullable(),
    prerequisites: z.array(z.string()),
    isActive: z.boolean(),
  })
  .meta({ id: 'LearningPath' });

export type LearningPath = z.infer<typeof learningPathSchema>;

export const listLearningPaths = defineCall({
  name: 'listLearningPaths',
  method: 'GET',
  path: '/api/learning-paths',
  summary: 'The learning paths that are open',
  tag: 'Learning',
  output: z.array(learningPathSchema),
});

/** Shapes as the profile reads them; the learning screens read more of the same record. */
export const progressSchema = z
  .object({
    id: z.int().positive(),
    pathId: z.int().positive(),
    learningPathId: z.int().positive(),
    title: z.string(),
    status: z.enum(PROGRESS_STATES),
    progress: z.number().min(0).max(100).meta({ description: 'Percent; the same as progressPercentage' }),
    progressPercentage: z.number().min(0).max(100),
    totalPoints: z.int().nonnegative(),
  })
  .meta({ id: 'Progress' });

export type Progress = z.infer<typeof progressSchema>;

export const listProgress = defineCall({
  name: 'listProgress',
  method: 'GET',
  path: '/api/users/{id}/progress',
  summary: "How far a person has come in each learning path; their own, administrators' any",
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  output: z.array(progressSchema),
});

export const certificateSchema = z
  .object({ id: z.int().positive(), title: z.string(), earnedAt: z.iso.datetime() })
  .meta({ id: 'Certificate' });

export type Certificate = z.infer<typeof certificateSchema>;

export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/api/users/{id}/certificates',
  summary: "A person's own certificates, newest first; administrators may see any",
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  output: z.array(certificateSchema),
});
