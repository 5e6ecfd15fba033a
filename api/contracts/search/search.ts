import { z } from 'zod';
import { defineCall } from '../call.ts';
import { conditionSchema } from '../encyclopedia/conditions.ts';
import { FOUND_CONDITIONS, SEARCH_RESULTS, SEARCH_TEXT_LENGTH } from '../limits.ts';
import { languageParameter, searchTextParameter } from '../parameters.ts';

export const searchedConditionSchema = conditionSchema
  .extend({
    match: z.object({ name: z.string(), language: z.string() }).optional().meta({
      description:
        'The other name by which the condition was found, as it is written, and the code of the language it belongs to; only where the name itself does not explain it',
    }),
  })
  .meta({ id: 'SearchedCondition' });

export type SearchedCondition = z.infer<typeof searchedConditionSchema>;
const error = 'must be a whole number';

export const categoryParameter = z
  .union([z.string().regex(/^-?\d{1,15}$/, { error }), z.number()], { error })
  .pipe(z.coerce.number<string | number>({ error }).int({ error }))
  .optional()
  .meta({ description: 'Id of a category; an unknown one has no conditions' });

export const searchConditions = defineCall({
  name: 'searchConditions',
  method: 'GET',
  path: '/api/localized/search',
  summary: `Conditions about a text, best first, at most ${FOUND_CONDITIONS}; without a text, the first ${SEARCH_RESULTS} by id`,
  tag: 'Localized',
  query: z.object({
    q: searchTextParameter.meta({ description: `What to look for; the first ${SEARCH_TEXT_LENGTH} characters count` }),
    category: categoryParameter,
    lang: languageParameter,
  }),
  output: z.array(searchedConditionSchema),
});
