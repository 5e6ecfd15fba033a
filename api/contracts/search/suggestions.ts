import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter, searchTextParameter } from '../parameters.ts';

export const suggestedConditionSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    description: z
      .string()
      .meta({ description: 'The summary; may be shortened or empty when the response is not complete' }),
    also: z
      .array(z.string())
      .meta({ description: 'Other names by which it is found, or parts of them, normalised for search' }),
  })
  .meta({ id: 'SuggestedCondition' });

export const suggestedCategorySchema = z
  .object({ id: z.int().positive(), name: z.string(), description: z.string() })
  .meta({ id: 'SuggestedCategory' });

export const suggestionsSchema = z
  .object({
    complete: z.boolean().meta({
      description: 'Whether all conditions that match this text are included, and so all that match a longer text',
    }),
    conditions: z.array(suggestedConditionSchema).meta({
      description: 'The best matches of this text and, unless `complete`, the best for each possible next character',
    }),
    categories: z.array(suggestedCategorySchema).meta({ description: 'All categories' }),
  })
  .meta({ id: 'Suggestions' });

export type SuggestedCondition = z.infer<typeof suggestedConditionSchema>;
export type SuggestedCategory = z.infer<typeof suggestedCategorySchema>;
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const listSuggestions = defineCall({
  name: 'listSuggestions',
  method: 'GET',
  path: '/api/localized/suggestions',
  summary: 'Conditions and categories whose name or description contains the text typed so far',
  tag: 'Localized',
  query: z.object({
    q: searchTextParameter.meta({ description: 'The text typed so far; nothing before the first character' }),
    lang: languageParameter,
  }),
  output: suggestionsSchema,
});
