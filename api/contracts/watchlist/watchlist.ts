import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { CONDITION_NOT_FOUND } from '../encyclopedia/conditions.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';

export const watchedSchema = z
  .object({
    id: z.int().positive(),
    conditionId: z.int().positive(),
    title: z.string().meta({ description: 'Title, in the requested language when it is translated' }),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'Watched' });
export type Watched = z.infer<typeof watchedSchema>;

export const listWatched = defineCall({
  name: 'listWatched',
  method: 'GET',
  path: '/api/users/{id}/watchlist',
  summary: 'The conditions that the signed-in user watches, the last added first',
  tag: 'Watchlist',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(watchedSchema),
});

export const watch = defineCall({
  name: 'watchCondition',
  method: 'POST',
  path: '/api/watchlist',
  summary: 'Watches a condition: its changes come into the inbox. Repeating it changes nothing',
  tag: 'Watchlist',
  body: z.object({
    conditionId: z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(ID_MAX, 'is too large'),
  }),
  output: watchedSchema,
  missing: CONDITION_NOT_FOUND,
});

export const unwatch = defineCall({
  name: 'unwatchCondition',
  method: 'DELETE',
  path: '/api/watchlist/{conditionId}',
  summary: 'Stops watching a condition; succeeds when it is not watched',
  tag: 'Watchlist',
  params: z.object({ conditionId: idParameter }),
  output: doneSchema,
});
