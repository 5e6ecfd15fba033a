import { z } from 'zod';
import { defineCall } from '../call.ts';
import { TAUGHT_SECTIONS } from '../encyclopedia/fields.ts';
import { SEARCH_TEXT_LENGTH } from '../limits.ts';
import { languageParameter, searchTextParameter } from '../parameters.ts';
import { categoryParameter, searchedConditionSchema } from './search.ts';

/** A sentence of a page that contains words of the search. */
export const passageSchema = z
  .object({
    section: z.enum(TAUGHT_SECTIONS).exclude(['causes']).meta({ description: 'Fragment of the page that has it' }),
    heading: z.string().meta({ description: 'Heading above it, in its language' }),
    text: z.string(),
    language: z.string().meta({ description: 'Code of the language of the sentence' }),
    marks: z
      .array(z.tuple([z.int().nonnegative(), z.int().nonnegative()]))
      .meta({ description: 'Start and end of each matching word in `text`, in UTF-16 units' }),
  })
  .meta({ id: 'Passage' });
export type Passage = z.infer<typeof passageSchema>;

/** Fields that results show. The texts of whole pages would make each response ten times as long. */
const foundConditionSchema = searchedConditionSchema
  .pick({
    id: true,
    categoryId: true,
    lastUpdated: true,
    name: true,
    summary: true,
    tags: true,
    translation: true,
    match: true,
  })
  .extend({
    passage: passageSchema
      .nullable()
      .meta({ description: 'Null when the name explains the match, or no sentence has the words' }),
    reviewedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the medical review of the current text; null when it was not reviewed' }),
  })
  .meta({ id: 'FoundCondition' });
type AnsweredCondition = z.infer<typeof foundConditionSchema>;
/** A found condition as the site shows it. A browser that searches without the server knows fewer fields. */
export type FoundCondition = Pick<AnsweredCondition, 'id' | 'categoryId' | 'name' | 'summary'> &
  Partial<AnsweredCondition>;

export const searchOutcomeSchema = z
  .object({
    searchedFor: z.string().nullable().meta({
      description: 'Corrected text that was searched instead; null when the text was searched as typed',
    }),
    hasPage: z.boolean().meta({ description: 'Whether a condition is about what was searched' }),
    conditions: z.array(foundConditionSchema).meta({ description: 'Best first; empty without `hasPage`' }),
    near: z
      .array(foundConditionSchema)
      .meta({ description: 'Conditions that mention words of the text, when `hasPage` is false; at most three' }),
  })
  .meta({ id: 'SearchOutcome' });
export type SearchOutcome = z.infer<typeof searchOutcomeSchema>;

export const findConditions = defineCall({
  name: 'findConditions',
  method: 'GET',
  path: '/api/localized/find',
  summary: 'Searches conditions, and says how the text was understood and whether any page is about it',
  tag: 'Localized',
  query: z.object({
    q: searchTextParameter.meta({
      description: `What to look for; the first ${SEARCH_TEXT_LENGTH} characters count. Without a text, conditions are listed by id`,
    }),
    category: categoryParameter,
    lang: languageParameter,
    exact: z
      .enum(['1'])
      .optional()
      .meta({ description: 'With 1, no word is corrected: the text is searched as typed' }),
    uncounted: z
      .enum(['1'])
      .optional()
      .meta({ description: 'With 1, a text without a page is not counted, such as one that is still being typed' }),
  }),
  output: searchOutcomeSchema,
});
