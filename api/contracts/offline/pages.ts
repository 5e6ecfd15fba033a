import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { OFFLINE_KINDS } from './kinds.ts';

export const offlinePagesSchema = z
  .object({
    title: z.string().meta({ description: 'In the language that is asked for, where it is written in it' }),
    path: z.string().meta({ description: 'Where it is opened: the first of the pages' }),
    pages: z.array(z.string()).meta({ description: 'Paths of all pages that belong to it, in one language' }),
    reviewedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'The oldest medical review of its conditions; null where one has none that still holds' }),
    changedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When what its pages are about last changed before readers; null where that is not known' }),
  })
  .meta({ id: 'OfflinePages' });

export type OfflinePages = z.infer<typeof offlinePagesSchema>;

export const getOfflinePages = defineCall({
  name: 'getOfflinePages',
  method: 'GET',
  path: '/api/offline-pages',
  summary: 'The pages that a reader keeps who saves a condition, a category, a learning path or a whole language',
  tag: 'Offline',
  query: z.object({
    kind: z.enum(OFFLINE_KINDS, { error: `must be one of ${OFFLINE_KINDS.join(', ')}` }),
    id: idParameter.optional().meta({ description: 'Of the condition, category or path; not asked for a language' }),
    lang: languageParameter,
  }),
  output: offlinePagesSchema,
  missing: 'There is no such page to save',
});
