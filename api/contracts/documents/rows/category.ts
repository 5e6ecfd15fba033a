import { FIELDS } from '../../encyclopedia/fields.ts';
import type { DocumentRow } from '../DocumentRow.ts';
import { toParts } from './toParts.ts';

/** Derived from the fields, which forms, SQL and search read too. */
export const CATEGORY_DOCUMENT = {
  label: 'Category',
  collection: 'categories',
  translations: { collection: 'category-translations', relationship: 'category' },
  parts: toParts(FIELDS.category),
  proposes: 'changes',
  toAddress: (id) => `/category/${id}`,
} as const satisfies DocumentRow;
