import { z } from 'zod';
import { defineCall } from '../call.ts';
import { POST_STATES } from '../moderation/moderation.ts';
import { idParameter, pageParameters } from '../parameters.ts';
import { optionalText } from '../text.ts';
import { PATH_MISSING } from './learning.ts';

export const MAX_RATING = 5;
export const RATING_TEXT_LENGTH = 2000;
export const NEWEST_RATINGS = 3;

export const pathRatingSchema = z
  .object({
    id: z.int().positive(),
    learningPathId: z.int().positive(),
    userId: z.int().positive(),
    userName: z.string(),
    rating: z.int().min(1).max(MAX_RATING).nullable(),
    review: z.string().nullable().meta({ description: 'Plain text; never markup' }),
    isHelpful: z.boolean().meta({ description: 'Whether the path helped the user who rates it' }),
    createdAt: z.iso.datetime(),
    /** Time of the last change by the user; null when there was none. */
    editedAt: z.iso.datetime().nullable(),
    state: z.enum(POST_STATES).meta({ description: 'Rating and review are withheld in every state except `visible`' }),
    stateReason: z.string().nullable().meta({
      description: 'Why a moderator has hidden or removed it; `hidden_by_reports`: the reports of several did',
    }),
  })
  .meta({ id: 'PathRating' });

export type PathRating = z.infer<typeof pathRatingSchema>;

const ofPath = z.object({ id: idParameter });

export const listPathRatings = defineCall({
  name: 'listPathRatings',
  method: 'GET',
  path: '/api/learning-paths/{id}/reviews',
  summary: 'Ratings of a learning path by users who completed it, the newest first',
  tag: 'Learning',
  params: ofPath,
  query: z.object(pageParameters),
  output: z.array(pathRatingSchema),
  missing: PATH_MISSING,
});

export const pathScoreSchema = z
  .object({
    average: z.number().min(1).max(MAX_RATING).nullable().meta({ description: 'To one decimal; null without ratings' }),
    count: z.int().nonnegative(),
    helpful: z.int().nonnegative().meta({ description: 'Ratings that say that the path helped' }),
  })
  .meta({ id: 'PathScore' });

export type PathScore = z.infer<typeof pathScoreSchema>;

export const getPathScore = defineCall({
  name: 'getPathScore',
  method: 'GET',
  path: '/api/learning-paths/{id}/rating',
  summary: 'Average and number of the ratings of a learning path',
  tag: 'Learning',
  params: ofPath,
  output: pathScoreSchema,
  missing: PATH_MISSING,
});

export const listOwnRatings = defineCall({
  name: 'listOwnRatings',
  method: 'GET',
  path: '/api/users/{id}/path-reviews',
  summary: "The user's own ratings of learning paths, also those that a moderator has hidden or removed",
  tag: 'Learning',
  params: ofPath,
  output: z.array(pathRatingSchema),
});

const ofPersonAndPath = z.object({ id: idParameter, pathId: idParameter });

export const NOT_COMPLETED_YET = 'Complete this learning path first';

export const ratePath = defineCall({
  name: 'ratePath',
  method: 'PUT',
  path: '/api/users/{id}/path-reviews/{pathId}',
  summary: "Rates a completed learning path, or changes the user's rating of it: each user has one rating",
  tag: 'Learning',
  params: ofPersonAndPath,
  body: z.object({
    rating: z
      .int({ error: `must be a whole number from 1 to ${MAX_RATING}` })
      .min(1, `must be a whole number from 1 to ${MAX_RATING}`)
      .max(MAX_RATING, `must be a whole number from 1 to ${MAX_RATING}`),
    review: optionalText(RATING_TEXT_LENGTH).nullish(),
    isHelpful: z.boolean({ error: 'must be true or false' }).optional(),
  }),
  output: pathRatingSchema,
  missing: PATH_MISSING,
});

export const deleteRating = defineCall({
  name: 'deleteRating',
  method: 'DELETE',
  path: '/api/users/{id}/path-reviews/{pathId}',
  summary: "Deletes the user's rating of a learning path permanently; succeeds when there is none",
  tag: 'Learning',
  params: ofPersonAndPath,
  output: z.object({ success: z.literal(true) }),
});
