import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter, searchTextParameter } from '../parameters.ts';

export const suggestedConditionSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    description: z.string().meta({ description: 'The summary; short or left out where the answer is not complete' }),
    also: z.array(z.string()).meta({ description: 'Other names that it is found by, or parts of them, folded' }),
  })
  .meta({ id: 'SuggestedCondition' });

export const suggestedCategorySchema = z
  .object({ id: z.int().positive(), name: z.string(), description: z.string() })
  .meta({ id: 'SuggestedCategory' });

export const suggestionsSchema = z
  .object({
    complete: z.boolean().meta({
      description: 'Whether every condition is here that this text finds, and so every one that a longer text finds',
    }),
    conditions: z.array(suggestedConditionSchema).meta({
      description: 'The best for this text and, unless complete, the best for each character that may come next',
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
  summary: 'Conditions and categories whose name or description holds the text typed so far',
  tag: 'Localized',
  query: z.object({
    q: searchTextParameter.meta({ description: 'The text typed so far; nothing before the first character' }),
    lang: languageParameter,
  }),
  output: suggestionsSchema,
});
