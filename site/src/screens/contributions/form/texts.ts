import {
  type ConditionTexts,
  type Field,
  type FieldKind,
  type FormTexts,
  isList as isListField,
  TEXT_FIELDS,
  type TextField,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';

// Must not import schemas of the contract: they are large, so `checks.ts` loads them when a form is opened.
export type { ConditionTexts, FormTexts, TextField };
export type ListName = { [Name in TextField]: ConditionTexts[Name] extends string[] ? Name : never }[TextField];
export type PlainName = Exclude<TextField, ListName>;

const among = (fields: readonly Field[]) => fields.map(({ name }) => name as TextField);
/** Text fields in the order of the forms. */
export const FIELDS = among(TEXT_FIELDS);
const LISTS = among(TEXT_FIELDS.filter(isListField));
const NEEDED = among(TEXT_FIELDS.filter(({ isNeeded }) => isNeeded));

/** Maximum number of characters of a text, or of one entry of a list. */
export const LENGTHS = Object.fromEntries(TEXT_FIELDS.map(({ name, most }) => [name, most])) as Record<
  TextField,
  number
>;

/** Rows of a text area by kind of field. Other fields have one row. */
const ROWS: Partial<Record<FieldKind, number>> = { text: 3, paragraphs: 10 };
const ROWS_OF = new Map(TEXT_FIELDS.map(({ name, kind }) => [name, ROWS[kind] ?? 1]));

/** Input fields of a source, in their order. */
export const SOURCE_PARTS = ['sourceTitle', 'sourceUrl', 'sourcePublisher', 'sourceYear'] as const;
export type SourcePart = (typeof SOURCE_PARTS)[number];

/** Texts being edited. `pending` holds text in the inputs of lists and sources that is not added yet. */
export type Writing = { texts: Partial<FormTexts>; pending: Partial<Record<ListName | SourcePart, string>> };

export function isList(field: TextField): field is ListName {
  return LISTS.includes(field);
}

export function isRequired(field: TextField): boolean {
  return NEEDED.includes(field);
}

/** Parts of a page that are edited one at a time. Name and summary are one part. */
export type PageSection = 'head' | Exclude<TextField, 'name' | 'summary'>;
const SECTION_OF = new Map(TEXT_FIELDS.map(({ name, section }) => [name, (section ?? name) as PageSection]));
export const SECTIONS = [...new Set(SECTION_OF.values())];

export function selectFields(section: PageSection): TextField[] {
  return FIELDS.filter((field) => findSection(field) === section);
}

export function findSection(field: TextField): PageSection {
  return SECTION_OF.get(field) ?? 'head';
}

/** Returns the texts, and the sources, that differ from `base`. */
export function changedTexts(texts: Partial<FormTexts>, base: Partial<FormTexts>): Partial<FormTexts> {
  const changed = ([...FIELDS, 'sources'] as const).filter(
    (field) => texts[field] !== undefined && !isEqualText(texts[field], base[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, texts[field]]));
}

export function countRows(field: PlainName): number {
  return ROWS_OF.get(field) ?? 1;
}
