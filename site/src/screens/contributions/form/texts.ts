import {
  type AskedTexts,
  type ConditionTexts,
  type Field,
  type FieldKind,
  isList as isListField,
  TEXT_FIELDS,
  type TextField,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { isSame } from '@common-ground/api/contracts/encyclopedia/isSame.ts';

// Without the contract's schemas: these come with the check, once a form is opened (`checks.ts`).
export type { AskedTexts, ConditionTexts, TextField };
export type ListName = { [Name in TextField]: ConditionTexts[Name] extends string[] ? Name : never }[TextField];
export type PlainName = Exclude<TextField, ListName>;

const among = (fields: readonly Field[]) => fields.map(({ name }) => name as TextField);
/** In the order of the forms. */
export const FIELDS = among(TEXT_FIELDS);
const LISTS = among(TEXT_FIELDS.filter(isListField));
const NEEDED = among(TEXT_FIELDS.filter(({ isNeeded }) => isNeeded));

/** Most characters of a text, or of one entry of a list. */
export const LENGTHS = Object.fromEntries(TEXT_FIELDS.map(({ name, most }) => [name, most])) as Record<
  TextField,
  number
>;

/** How many rows the field of a text has, by its kind; all others have one. */
const ROWS: Partial<Record<FieldKind, number>> = { text: 3, paragraphs: 10 };
const ROWS_OF = new Map(TEXT_FIELDS.map(({ name, kind }) => [name, ROWS[kind] ?? 1]));

/** What is typed of a source, in the order of its fields. */
export const SOURCE_PARTS = ['sourceTitle', 'sourceUrl', 'sourcePublisher', 'sourceYear'] as const;
export type SourcePart = (typeof SOURCE_PARTS)[number];

/** Texts as they are being written; `pending` is what stands in the field of a list and is no entry yet. */
export type Writing = { texts: Partial<AskedTexts>; pending: Partial<Record<ListName | SourcePart, string>> };

export function isList(field: TextField): field is ListName {
  return LISTS.includes(field);
}

export function isRequired(field: TextField): boolean {
  return NEEDED.includes(field);
}

/** Parts of a page that are changed one at a time. The name and the summary are one. */
export type PageSection = 'head' | Exclude<TextField, 'name' | 'summary'>;
const SECTION_OF = new Map(TEXT_FIELDS.map(({ name, section }) => [name, (section ?? name) as PageSection]));
export const SECTIONS = [...new Set(SECTION_OF.values())];

export function fieldsOf(section: PageSection): TextField[] {
  return FIELDS.filter((field) => sectionOf(field) === section);
}

export function sectionOf(field: TextField): PageSection {
  return SECTION_OF.get(field) ?? 'head';
}

/** The texts, and sources, that say something else than before. */
export function changedTexts(texts: Partial<AskedTexts>, base: Partial<AskedTexts>): Partial<AskedTexts> {
  const changed = ([...FIELDS, 'sources'] as const).filter(
    (field) => texts[field] !== undefined && !isSame(texts[field], base[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, texts[field]]));
}

export function rowsOf(field: PlainName): number {
  return ROWS_OF.get(field) ?? 1;
}
