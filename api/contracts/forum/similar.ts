import { z } from 'zod';
import { defineCall } from '../call.ts';
import { FITTING_SECTIONS, SIMILAR_TOPICS } from '../limits.ts';
import { languageParameter, searchTextParameter } from '../parameters.ts';
import { passageSchema } from '../search/find.ts';
import { topicSchema } from './topics.ts';

const fittingSectionSchema = z
  .object({
    conditionId: z.int().positive(),
    name: z.string().meta({ description: 'Name of the condition' }),
    language: z.string().meta({ description: 'Code of the language of name and text' }),
    section: passageSchema.shape.section
      .nullable()
      .meta({ description: 'Fragment of the page; null when the whole page fits' }),
    heading: z.string().nullable().meta({ description: 'Heading of the section; null when the whole page fits' }),
    text: z.string().meta({ description: 'A sentence of the section, or the summary of the page' }),
  })
  .meta({ id: 'FittingSection' });
export type FittingSection = z.infer<typeof fittingSectionSchema>;

const similarSchema = z
  .object({ topics: z.array(topicSchema), sections: z.array(fittingSectionSchema) })
  .meta({ id: 'Similar' });
export type Similar = z.infer<typeof similarSchema>;

export const findSimilar = defineCall({
  name: 'findSimilar',
  method: 'GET',
  path: '/api/forum/similar',
  summary: `At most ${SIMILAR_TOPICS} topics that a title of a new topic resembles, and at most ${FITTING_SECTIONS} sections of conditions that fit it; for signed-in users`,
  tag: 'Forum',
  query: z.object({
    title: searchTextParameter.meta({ description: 'The title typed so far; nothing resembles an empty one' }),
    lang: languageParameter,
  }),
  output: similarSchema,
});
