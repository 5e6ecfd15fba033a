import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter, languageParameter, pageParameters } from '../parameters.ts';

export const CATEGORY_ICONS = ['wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends'] as const;
export const CATEGORY_COLORS = ['primary', 'secondary', 'accent', 'purple', 'red', 'indigo'] as const;

export const categorySchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    description: z.string(),
    icon: z.string().meta({ description: `One of ${CATEGORY_ICONS.join(', ')}; any other value shows a clipboard` }),
    color: z.enum(CATEGORY_COLORS),
    translation: z
      .object({ name: z.string(), description: z.string() })
      .optional()
      .meta({ description: 'The same texts in the requested language, when they differ from the default language' }),
  })
  .meta({ id: 'Category' });

export type Category = z.infer<typeof categorySchema>;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];
export type CategoryColor = (typeof CATEGORY_COLORS)[number];

export const CATEGORY_NOT_FOUND = 'Category not found';

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/api/categories',
  summary: 'All categories, by id',
  tag: 'Encyclopedia',
  query: z.object({ lang: languageParameter, ...pageParameters }),
  output: z.array(categorySchema),
});

export const getCategory = defineCall({
  name: 'getCategory',
  method: 'GET',
  path: '/api/categories/{id}',
  summary: 'One category',
  tag: 'Encyclopedia',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: categorySchema,
  missing: CATEGORY_NOT_FOUND,
});

export const listLocalizedCategories: typeof listCategories = {
  ...listCategories,
  name: 'listLocalizedCategories',
  path: '/api/localized/categories',
  summary: 'All categories, by id, with their texts in the requested language',
  tag: 'Localized',
};
