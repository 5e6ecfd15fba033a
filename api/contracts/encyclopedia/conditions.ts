import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter, pageParameters } from '../parameters.ts';
import { CATEGORY_NOT_FOUND } from './categories.ts';
import { type ConditionTexts, type FieldKind, TEXT_FIELDS, type TextField } from './fields.ts';

const list = z.array(z.string());

const TEXT: Record<FieldKind, z.ZodType> = {
  line: z.string(),
  text: z.string(),
  paragraphs: z.string().meta({ description: 'Paragraphs, divided by line breaks' }),
  list,
  links: list.meta({ description: 'Each "Title: https://address"' }),
  sources: list,
  relation: z.int().positive(),
};
type Shape = { [Name in TextField]: z.ZodType<ConditionTexts[Name]> };

export const conditionSchema = z
  .object({
    id: z.int().positive(),
    categoryId: z.int().positive(),
    description: z.string().meta({ description: 'Same as `summary`, under the name that suggestion lists use' }),
    ...(Object.fromEntries(TEXT_FIELDS.map(({ name, kind }) => [name, TEXT[kind]])) as Shape),
    views: z.int().nonnegative(),
    contributors: z.int().nonnegative(),
    lastUpdated: z.iso.datetime(),
    translation: z
      .object({ name: z.string(), summary: z.string(), tags: list })
      .optional()
      .meta({ description: 'Name, summary and tags in the requested language, when a published translation exists' }),
  })
  .meta({ id: 'Condition' });

export type Condition = z.infer<typeof conditionSchema>;

export const CONDITION_NOT_FOUND = 'Condition not found';

export const listConditions = defineCall({
  name: 'listConditions',
  method: 'GET',
  path: '/api/conditions',
  summary: 'All published conditions, by id',
  tag: 'Encyclopedia',
  query: z.object({ lang: languageParameter, ...pageParameters }),
  output: z.array(conditionSchema),
});

export const getCondition = defineCall({
  name: 'getCondition',
  method: 'GET',
  path: '/api/conditions/{id}',
  summary: 'One published condition',
  tag: 'Encyclopedia',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: conditionSchema,
  missing: CONDITION_NOT_FOUND,
});

export const listCategoryConditions = defineCall({
  name: 'listCategoryConditions',
  method: 'GET',
  path: '/api/categories/{id}/conditions',
  summary: 'The published conditions of a category, by id',
  tag: 'Encyclopedia',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter, ...pageParameters }),
  output: z.array(conditionSchema),
  missing: CATEGORY_NOT_FOUND,
});

export const listLocalizedConditions: typeof listConditions = {
  ...listConditions,
  name: 'listLocalizedConditions',
  path: '/api/localized/conditions',
  summary: 'All published conditions, by id, with name, summary and tags in the requested language',
  tag: 'Localized',
};
