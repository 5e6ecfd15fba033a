import {
  CATEGORY_DESCRIPTION_LENGTH,
  ENTRY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  SOURCE_TEXT_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '../limits.ts';

/**
 * Fields of conditions and categories, in the order of the page. Schemas, forms, SQL, CMS, review, translation,
 * sign-off and history use these lists (docs/how-to/condition-field.md). This file does not import Zod, because
 * forms load Zod later.
 */

/** An entry of `links` has the form "Title: https://address"; a `relation` is the id of another record. */
export type FieldKind = 'line' | 'text' | 'paragraphs' | 'list' | 'links' | 'sources' | 'relation';

export type Field = {
  name: string;
  kind: FieldKind;
  /** Maximum characters of a text, or of one entry of a list. */
  most: number;
  label: string;
  about?: string;
  /** `always`: required in every language; `inSource`: only in the default one. */
  isNeeded?: 'always' | 'inSource';
  /** Not translated: the same value in every language. */
  isShared?: true;
  /** Whether the field has no fallback: an empty field of a translation does not show the default language's value. */
  isOwn?: true;
  /** Each language has its own entries, such as organizations, that do not correspond to those of the source. */
  isUnpaired?: true;
  /** Only the CMS has the field, not the site's forms. */
  isForStaff?: true;
  /** Section of the page that the field shares with others. Without it, the field is a section of its own. */
  section?: 'head';
  /** Position in the digest of a sign-off, which never changes. A new field takes the next number. */
  signed?: number;
};

const LIST = { kind: 'list', most: ENTRY_LENGTH } as const;

const CONDITION = [
  {
    name: 'name',
    kind: 'line',
    most: NAME_LENGTH,
    label: 'Name',
    isNeeded: 'always',
    section: 'head',
    signed: 1,
  },
  {
    name: 'aliases',
    ...LIST,
    label: 'Also called',
    about: 'Other names, abbreviations and everyday words that people search for.',
    isOwn: true,
    isUnpaired: true,
    isForStaff: true,
    signed: 3,
  },
  {
    name: 'summary',
    kind: 'text',
    most: SUMMARY_LENGTH,
    label: 'Summary',
    about: 'One or two plain sentences, shown on cards and in search results.',
    isNeeded: 'always',
    section: 'head',
    signed: 2,
  },
  {
    name: 'overview',
    kind: 'paragraphs',
    most: OVERVIEW_LENGTH,
    label: 'Overview',
    about: 'Several paragraphs, divided by an empty line.',
    isNeeded: 'inSource',
    signed: 4,
  },
  {
    name: 'symptoms',
    ...LIST,
    label: 'Common symptoms',
    about: 'One effect or trait in each entry.',
    isNeeded: 'inSource',
    signed: 5,
  },
  {
    name: 'causes',
    ...LIST,
    label: 'Causes and risk factors',
    about: 'One in each entry.',
    isNeeded: 'inSource',
    signed: 6,
  },
  {
    name: 'treatments',
    ...LIST,
    label: 'Treatment options',
    about: 'Treatment, therapy, aids and support; one in each entry.',
    isNeeded: 'inSource',
    signed: 7,
  },
  {
    name: 'resources',
    kind: 'links',
    most: ENTRY_LENGTH,
    label: 'Resources and support',
    about: 'Organizations and materials, each with its title and full address.',
    isUnpaired: true,
    signed: 8,
  },
  {
    name: 'tags',
    kind: 'list',
    most: TAG_LENGTH,
    label: 'Related topics',
    about: 'Short lower-case words; the first three show on cards.',
    isUnpaired: true,
    signed: 9,
  },
  {
    name: 'sources',
    kind: 'sources',
    most: SOURCE_TEXT_LENGTH,
    label: 'Sources',
    about: 'Where the statements of this page come from.',
    isShared: true,
    signed: 10,
  },
  { name: 'categoryId', kind: 'relation', most: 0, label: 'Category', isShared: true, isForStaff: true },
] as const satisfies readonly Field[];

const CATEGORY = [
  { name: 'name', kind: 'line', most: NAME_LENGTH, label: 'Name', isNeeded: 'always' },
  {
    name: 'description',
    kind: 'text',
    most: CATEGORY_DESCRIPTION_LENGTH,
    label: 'Description',
    isNeeded: 'always',
  },
] as const satisfies readonly Field[];

export type PageKind = 'condition' | 'category';

export const FIELDS: Record<PageKind, readonly Field[]> = { condition: CONDITION, category: CATEGORY };

export type Source = {
  title: string;
  publisher?: string | undefined;
  url: string;
  year?: number | undefined;
  /** Number within the document, given by the server and never given again (`sourceNumbers.ts`). Not shown to readers. */
  sourceNumber?: number | undefined;
};

type Values = {
  line: string;
  text: string;
  paragraphs: string;
  list: string[];
  links: string[];
  sources: Source[];
  relation: number;
};

type ConditionField = (typeof CONDITION)[number];
type AskedField = Exclude<ConditionField, { isForStaff: true }>;
type TranslatedField = Exclude<ConditionField, { isShared: true }>;
/** Translated fields that are sections of their own and have the same entries in every language. */
type TaughtField = Exclude<TranslatedField, { isUnpaired: true } | { section: string }>;
type TextsOf<Of extends Field> = { [One in Of as One['name']]: Values[One['kind']] };

export type FormTexts = TextsOf<AskedField>;
export type ConditionTexts = TextsOf<Exclude<AskedField, { isShared: true }>>;
export type TextField = keyof ConditionTexts;
export type ConditionText = TranslatedField['name'];
export type TranslatedTexts = TextsOf<TranslatedField>;
export type ConditionContent = TextsOf<Exclude<ConditionField, { kind: 'relation' }>>;
export type CategoryTexts = TextsOf<(typeof CATEGORY)[number]>;
export type Texts = Partial<TextsOf<ConditionField> & CategoryTexts>;
export type TranslatableTexts = Partial<TranslatedTexts & CategoryTexts>;
export type AnyField = keyof Texts;
export type TaughtSection = TaughtField['name'];
export const FIELD_NAMES: readonly AnyField[] = [...CONDITION, ...CATEGORY].map(({ name }) => name);

/** Fields in the site's forms, in the order of the page. */
export const FORM_FIELDS: readonly Field[] = CONDITION.filter((field: Field) => !field.isForStaff);
/** Translatable fields in the site's forms, which the API returns for a condition. */
export const TEXT_FIELDS: readonly Field[] = FORM_FIELDS.filter(({ isShared }) => !isShared);

export const SIGNED_FIELDS: readonly Field[] = FIELDS.condition
  .filter(({ signed }) => signed !== undefined)
  .sort((one, other) => (one.signed ?? 0) - (other.signed ?? 0));

/** Sections that can be signed off on their own, in the order of the page, without sources, aliases and tags. */
export const SIGNED_SECTIONS: readonly { section: string; label: string; fields: readonly Field[] }[] = groupBySection(
  FIELDS.condition.filter(
    ({ name, signed, kind }) => signed && kind !== 'sources' && name !== 'aliases' && name !== 'tags',
  ),
);

/** Sections that learning paths teach and ask about, in the order of the page. */
export const TAUGHT_SECTIONS: readonly TaughtSection[] = CONDITION.filter(isTaught).map(({ name }) => name);

function isTaught(field: ConditionField): field is TaughtField {
  const { isShared, isUnpaired, section }: Field = field;
  return !isShared && !isUnpaired && !section;
}

function groupBySection(fields: readonly Field[]) {
  const names = [...new Set(fields.map(({ section, name }) => section ?? name))];
  return names.map((name) => {
    const parts = fields.filter((field) => (field.section ?? field.name) === name);
    return { section: name, label: parts.map(({ label }) => label).join(', '), fields: parts };
  });
}

export const TRANSLATED_FIELDS: Record<PageKind, readonly Field[]> = {
  condition: FIELDS.condition.filter(({ isShared }) => !isShared),
  category: FIELDS.category,
};

/** Returns the fields that every page has, then the others: the order in the CMS's forms and in the history. */
export function sortNeededFirst(fields: readonly Field[]): readonly Field[] {
  const isFirst = ({ isNeeded }: Field) => isNeeded === 'always';
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
}

export function isList({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'list' || kind === 'links';
}

export function createEmptyValue({ kind }: Pick<Field, 'kind'>): string | [] {
  return kind === 'line' || kind === 'text' || kind === 'paragraphs' ? '' : [];
}

/** Returns whether the default language's value is shown when a translation leaves the field empty. */
export function hasFallback({ isNeeded, isOwn, isShared }: Field): boolean {
  return isNeeded !== 'always' && !isOwn && !isShared;
}
