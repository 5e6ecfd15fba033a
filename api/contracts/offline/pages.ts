import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { OFFLINE_KINDS } from './kinds.ts';

export const offlinePagesSchema = z
  .object({
    title: z.string().meta({ description: 'Title, in the requested language when it exists in it' }),
    path: z.string().meta({ description: 'Path of the first page, where it is opened' }),
    pages: z.array(z.string()).meta({ description: 'Paths of all pages that belong to it, in one language' }),
    reviewedAt: z.iso.datetime().nullable().meta({
      description: 'Time of the oldest medical review of its conditions; null when a condition has no valid one',
    }),
    changedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the last published change of its pages; null when unknown' }),
  })
  .meta({ id: 'OfflinePages' });

export type OfflinePages = z.infer<typeof offlinePagesSchema>;

export const getOfflinePages = defineCall({
  name: 'getOfflinePages',
  method: 'GET',
  path: '/api/offline-pages',
  summary: 'The pages to store when a reader saves a condition, a category, a learning path or a whole language',
  tag: 'Offline',
  query: z.object({
    kind: z.enum(OFFLINE_KINDS, { error: `must be one of ${OFFLINE_KINDS.join(', ')}` }),
    id: idParameter
      .optional()
      .meta({ description: 'Id of the condition, category or path; not needed for a language' }),
    lang: languageParameter,
  }),
  output: offlinePagesSchema,
  missing: 'There is no such page to save',
});
