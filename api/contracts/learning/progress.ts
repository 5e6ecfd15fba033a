import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { unlockedSchema } from './achievements.ts';
import { MODULE_MISSING, PATH_MISSING } from './learning.ts';
import { ANSWER_LENGTH } from './quiz.ts';

export const PROGRESS_STATES = ['not_started', 'in_progress', 'completed'] as const;

const id = z.int().min(1).max(ID_MAX);
const ofPerson = z.object({ id: idParameter });
const inLanguage = z.object({ lang: languageParameter });

/** One record for the profile and the learning screens, which name some fields differently. */
export const progressSchema = z
  .object({
    id: z.int().positive(),
    pathId: z.int().positive(),
    learningPathId: z.int().positive(),
    title: z.string(),
    language: z.string().meta({
      description: 'Code of the language of `title`: the requested one when the path is fully translated into it',
    }),
    isThere: z.boolean().meta({ description: 'Whether the path has a page; false for a closed path' }),
    status: z.enum(PROGRESS_STATES),
    progress: z.number().min(0).max(100).meta({ description: 'Percent; the same as progressPercentage' }),
    progressPercentage: z.number().min(0).max(100).meta({ description: 'Percent of the required modules' }),
    totalPoints: z.int().nonnegative(),
    currentModuleId: z.int().positive().nullable(),
    completedModules: z.array(z.int().positive()),
    newModules: z.array(z.int().positive()).meta({ description: 'Modules that are new since the path was completed' }),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
    lastAccessedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Progress' });

export type Progress = z.infer<typeof progressSchema>;

export const listProgress = defineCall({
  name: 'listProgress',
  method: 'GET',
  path: '/api/users/{id}/progress',
  summary: "The user's own progress in each learning path; administrators may see any",
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  output: z.array(progressSchema),
});

export const getProgress = defineCall({
  name: 'getProgress',
  method: 'GET',
  path: '/api/users/{id}/progress/{pathId}',
  summary: 'Progress of a user in one learning path',
  tag: 'Learning',
  params: z.object({ id: idParameter, pathId: idParameter }),
  query: inLanguage,
  output: progressSchema,
  missing: 'This path has not been started',
});

export const startPath = defineCall({
  name: 'startPath',
  method: 'POST',
  path: '/api/users/{id}/progress',
  summary: 'Starts a learning path; returns the existing record when it was started already',
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  // The server decides where to begin and with which status, and ignores what the browser sends.
  body: z.object({ pathId: id, currentModuleId: id.nullish(), status: z.enum(PROGRESS_STATES).optional() }),
  output: progressSchema,
  missing: PATH_MISSING,
});

export const MODULE_LOCKED = 'Complete the module before this one first';
export const PATH_LOCKED = 'Complete the paths that come before this one first';
export const QUIZ_NOT_PASSED = 'Answer at least 70% of the questions of this quiz correctly first';

export const completionSchema = z
  .object({
    progress: progressSchema,
    pointsEarned: z
      .int()
      .nonnegative()
      .meta({ description: 'Points earned by this call; 0 when the module was already complete' }),
    isPathCompleted: z.boolean().meta({ description: 'Whether this call completed the path' }),
    achievements: z.array(unlockedSchema),
    certificateCode: z.string().nullable(),
  })
  .meta({ id: 'Completion' });

export type Completion = z.infer<typeof completionSchema>;

export const MAX_TRIED = 50;

const places = z
  .array(
    z
      .int()
      .min(0)
      .max(MAX_TRIED - 1),
  )
  .max(MAX_TRIED)
  .meta({ description: 'Positions, from 0, of the activities that were tried, or followed to their end' });
const triedModuleSchema = z.object({ moduleId: id, places });
export type TriedModule = z.infer<typeof triedModuleSchema>;

export const completeModule = defineCall({
  name: 'completeModule',
  method: 'POST',
  path: '/api/users/{id}/complete-module',
  summary:
    'Completes a module of a path and awards what that earns; for a completed module only newly tried activities are recorded',
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  body: z.object({ pathId: id, moduleId: id, tried: places.optional() }),
  output: completionSchema,
  missing: MODULE_MISSING,
});

/** Maximum paths, and maximum answers, in one request to merge progress. */
export const MAX_MERGED_PATHS = 100;
export const MAX_MERGED_ANSWERS = 1000;

export const mergeProgress = defineCall({
  name: 'mergeProgress',
  method: 'POST',
  path: '/api/users/{id}/progress/merge',
  summary: 'Merges learning that a browser stored for a guest into the account; repeating the request changes nothing',
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  body: z.object({
    paths: z
      .array(
        z.object({
          pathId: id,
          completedModules: z.array(id).max(MAX_MERGED_PATHS),
          tried: z.array(triedModuleSchema).max(MAX_MERGED_PATHS).optional(),
        }),
      )
      .max(MAX_MERGED_PATHS),
    answers: z
      .array(z.object({ questionId: id, userAnswer: requiredText(ANSWER_LENGTH), round: z.uuid() }))
      .max(MAX_MERGED_ANSWERS),
  }),
  output: z.array(progressSchema),
});

/** Never shows that a day was missed. Days are those of `x-time-zone`, or of UTC. */
export const getLearningDays = defineCall({
  name: 'getLearningDays',
  method: 'GET',
  path: '/api/users/{id}/learning-days',
  summary: 'Number of days in this month on which a user learned; days are those of the header x-time-zone',
  tag: 'Learning',
  params: ofPerson,
  output: z
    .object({
      daysThisMonth: z.int().nonnegative(),
      learningStreak: z.int().nonnegative().meta({ description: 'Length of the latest streak, in days' }),
    })
    .meta({ id: 'LearningDays' }),
});
