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
 * What people write of a condition and of a category: each field once, in the order of the page. Schemas, forms, SQL, the
 * collections of the CMS, review, translation, sign-off and history all read it here (README, "Add a field to a
 * condition"). Without Zod, because the forms of readers' pages have it before their checks are loaded.
 */

/** Of links an entry is written "Title: https://address"; a relation is the id of another record. */
export type FieldKind = 'line' | 'text' | 'paragraphs' | 'list' | 'links' | 'sources' | 'relation';

export type Field = {
  name: string;
  kind: FieldKind;
  /** Most characters of a text, or of one entry of a list. */
  most: number;
  /** What the CMS calls it, and says below it. */
  label: string;
  about?: string;
  /** Whether no page is without it, in any language or only in the default one. */
  isNeeded?: 'always' | 'inSource';
  /** Not translated: it stands as it is in every language. */
  isShared?: true;
  /** A language's own: where a translation has none, the default language's does not stand in. */
  isOwn?: true;
  /** A list whose entries are not those of the source one by one: each language has its own words, or organizations, for it. */
  isUnpaired?: true;
  /** Written in the CMS alone: the forms of the site do not ask for it. */
  isForStaff?: true;
  /** The part of the page in which it is changed together with others, where it is no part by itself. */
  section?: 'head';
  /** Part of what a medical sign-off stands for: its place in the digest, for ever. A new field takes the next number. */
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

/** Kinds of page whose texts are described here. */
export type PageKind = 'condition' | 'category';

export const FIELDS: Record<PageKind, readonly Field[]> = { condition: CONDITION, category: CATEGORY };

/** Where a statement of a page comes from; who published it and when, where that is known. */
export type Source = { title: string; publisher?: string | undefined; url: string; year?: number | undefined };

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
/** A field of a condition that the forms of the site ask for. */
type AskedField = Exclude<ConditionField, { isForStaff: true }>;
type TranslatedField = Exclude<ConditionField, { isShared: true }>;
type TextsOf<Of extends Field> = { [One in Of as One['name']]: Values[One['kind']] };

/** A condition as people write it in the forms of the site, and of that the texts of a language. */
export type AskedTexts = TextsOf<AskedField>;
export type ConditionTexts = TextsOf<Exclude<AskedField, { isShared: true }>>;
export type TextField = keyof ConditionTexts;
export type ConditionText = TranslatedField['name'];
export type TranslatedTexts = TextsOf<TranslatedField>;
/** All of a condition that goes through review, and of a category. */
export type ConditionContent = TextsOf<Exclude<ConditionField, { kind: 'relation' }>>;
export type CategoryTexts = TextsOf<(typeof CATEGORY)[number]>;
/** What a proposal of any kind may hold. */
export type Texts = Partial<TextsOf<ConditionField> & CategoryTexts>;
/** What of them is written anew in each language. */
export type TranslatableTexts = Partial<TranslatedTexts & CategoryTexts>;
export type AnyField = keyof Texts;

/** What the forms of the site ask for, in the order of the page. */
export const ASKED_FIELDS: readonly Field[] = CONDITION.filter((field: Field) => !field.isForStaff);
/** Of these the texts of a language: what the API answers of a condition. */
export const TEXT_FIELDS: readonly Field[] = ASKED_FIELDS.filter(({ isShared }) => !isShared);

/** What a sign-off stands for, in the order of the digest. */
export const SIGNED_FIELDS: readonly Field[] = FIELDS.condition
  .filter(({ signed }) => signed !== undefined)
  .sort((one, other) => (one.signed ?? 0) - (other.signed ?? 0));

/** Parts of a page that can be signed off by themselves, in the order of the page. Sources and search words are none. */
export const SIGNED_SECTIONS: readonly { section: string; label: string; fields: readonly Field[] }[] = sectionsOf(
  FIELDS.condition.filter(
    ({ name, signed, kind }) => signed && kind !== 'sources' && name !== 'aliases' && name !== 'tags',
  ),
);

function sectionsOf(fields: readonly Field[]) {
  const names = [...new Set(fields.map(({ section, name }) => section ?? name))];
  return names.map((name) => {
    const parts = fields.filter((field) => (field.section ?? field.name) === name);
    return { section: name, label: parts.map(({ label }) => label).join(', '), fields: parts };
  });
}

/** What is written anew in each language, in the order of the page. */
export const TRANSLATED_FIELDS: Record<PageKind, readonly Field[]> = {
  condition: FIELDS.condition.filter(({ isShared }) => !isShared),
  category: FIELDS.category,
};

/** What every page has first, then the rest: the order of the CMS's forms and of the history. */
export function neededFirst(fields: readonly Field[]): readonly Field[] {
  const isFirst = ({ isNeeded }: Field) => isNeeded === 'always';
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
}

/** Written as a list of short texts. */
export function isList({ kind }: Pick<Field, 'kind'>): boolean {
  return kind === 'list' || kind === 'links';
}

export function emptyOf({ kind }: Pick<Field, 'kind'>): string | [] {
  return kind === 'line' || kind === 'text' || kind === 'paragraphs' ? '' : [];
}

/** The default language's stands in where a translation has none. */
export function hasStandIn({ isNeeded, isOwn, isShared }: Field): boolean {
  return isNeeded !== 'always' && !isOwn && !isShared;
}
