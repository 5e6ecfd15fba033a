import type { ConditionTexts, TextField } from '@common-ground/api/contracts/contributions/contents.ts';
import {
  ENTRY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '@common-ground/api/contracts/limits.ts';

// Types alone from the contract: its schemas come with the check, once a form is opened (`checks.ts`).
export type { ConditionTexts, TextField };
export type ListName = 'symptoms' | 'causes' | 'treatments' | 'resources' | 'tags';
export type PlainName = Exclude<TextField, ListName>;

/** In the order of the forms. A test holds it against the contract. */
export const FIELDS = [
  'name',
  'summary',
  'overview',
  'symptoms',
  'causes',
  'treatments',
  'resources',
  'tags',
] as const satisfies TextField[];
const LISTS: readonly TextField[] = ['symptoms', 'causes', 'treatments', 'resources', 'tags'] satisfies ListName[];
const OPTIONAL: readonly TextField[] = ['resources', 'tags'];

/** Most characters of a text, or of one entry of a list. */
export const LENGTHS: Record<TextField, number> = {
  name: NAME_LENGTH,
  summary: SUMMARY_LENGTH,
  overview: OVERVIEW_LENGTH,
  symptoms: ENTRY_LENGTH,
  causes: ENTRY_LENGTH,
  treatments: ENTRY_LENGTH,
  resources: ENTRY_LENGTH,
  tags: TAG_LENGTH,
};

/** Texts as they are being written; `pending` is what stands in the field of a list and is no entry yet. */
export type Writing = { texts: Partial<ConditionTexts>; pending: Partial<Record<ListName, string>> };

export function isList(field: TextField): field is ListName {
  return LISTS.includes(field);
}

export function isRequired(field: TextField): boolean {
  return !OPTIONAL.includes(field);
}

/** Whether two texts of a field say the same. */
export function isSame(one: string | string[] = [], other: string | string[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
