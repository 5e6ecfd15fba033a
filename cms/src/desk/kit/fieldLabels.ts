import { type AnyField, FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';

/** Labels of fields, in the order of a page. */
export const FIELD_LABELS = Object.fromEntries(
  [...FIELDS.condition, ...FIELDS.category].map(({ name, label }) => [name, label]),
) as Record<AnyField, string>;
