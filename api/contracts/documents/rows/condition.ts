import { FIELDS } from '../../encyclopedia/fields.ts';
import type { DocumentRow } from '../DocumentRow.ts';
import { toParts } from './toParts.ts';

/** Derived from the fields, which forms, SQL and search read too. */
export const CONDITION_DOCUMENT = {
  label: 'Condition',
  collection: 'conditions',
  translations: { collection: 'condition-translations', relationship: 'condition' },
  parts: toParts(FIELDS.condition),
  proposes: 'changes',
  toAddress: (id) => `/condition/${id}`,
} as const satisfies DocumentRow;
