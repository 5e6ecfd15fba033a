import { z } from 'zod';
import {
  type AnyField,
  ASKED_FIELDS,
  type AskedTexts,
  type CategoryTexts,
  type ConditionContent,
  emptyOf,
  FIELDS,
  type Field,
  type FieldKind,
  type Texts,
  TRANSLATED_FIELDS,
  type TranslatedTexts,
} from '../encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX, ID_MAX, SOURCE_TEXT_LENGTH, WEB_ADDRESS_LENGTH } from '../limits.ts';
import { text, words } from '../text.ts';
import { hasOtherAddress, isWebAddress, NO_WEB_ADDRESS, OTHER_ADDRESS } from '../webAddress.ts';

/** What a contribution proposes, and which fields each kind of contribution has. */
export type { AnyField, Texts };

export const NOTHING_CHANGED = 'must change something';

/** Trimmed, no empty entries, no duplicates: as the form keeps a list. */
const entries = (entry: z.ZodString) =>
  z
    .array(entry, { error: 'must be a list' })
    .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`)
    .transform((list) => [...new Set(list.filter(Boolean))]);

export const id = z.int({ error: 'must be a whole number' }).min(1, 'is required').max(ID_MAX, 'is too large');

const address = text(WEB_ADDRESS_LENGTH).refine(isWebAddress, { error: NO_WEB_ADDRESS });
const year = z
  .int({ error: 'must be a year, such as 2024' })
  .min(1900, 'must be 1900 or later')
  .max(2100, 'must be 2100 or earlier')
  .optional();

/** Where a statement of a page comes from. Who published it is not always known. */
export const sourceSchema = z.object({
  title: text(SOURCE_TEXT_LENGTH),
  publisher: words(SOURCE_TEXT_LENGTH)
    .transform((name) => name || undefined)
    .optional(),
  url: address,
  year,
});

const sources = z
  .array(sourceSchema, { error: 'must be a list' })
  .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);

const plain = ({ most, isNeeded }: Field) => (isNeeded ? text(most) : words(most));
/** Of links one without an address is for the reviewer; one with an address that no page links to is for nobody. */
const entry = ({ kind, most }: Field) =>
  kind === 'links' ? words(most).refine((link) => !hasOtherAddress(link), { error: OTHER_ADDRESS }) : words(most);
const list = (field: Field) =>
  field.isNeeded
    ? entries(entry(field)).refine((list) => list.length > 0, { error: 'needs at least one entry' })
    : entries(entry(field));

const SCHEMAS: Record<FieldKind, (field: Field) => z.ZodType> = {
  line: plain,
  text: plain,
  paragraphs: plain,
  list,
  links: list,
  sources: () => sources,
  relation: () => id,
};

type Shape<Of> = { [Name in keyof Of]-?: z.ZodType<Of[Name], Of[Name]> };

const shapeOf = <Of>(fields: readonly Field[], schema = (field: Field) => SCHEMAS[field.kind](field)) =>
  Object.fromEntries(fields.map((field) => [field.name, schema(field)])) as Shape<Of>;

const isNoRelation = ({ kind }: Field) => kind !== 'relation';

/** A condition page as people write it in the forms of the site. */
export const conditionTextsSchema = z.object(
  shapeOf<AskedTexts>(ASKED_FIELDS, (field) => {
    const schema = SCHEMAS[field.kind](field);
    if (field.isShared) return schema.optional();
    return field.isNeeded ? schema : schema.default(emptyOf(field));
  }),
);

/** All of a condition that goes through review: the form's texts, and what only the CMS has fields for. */
export const conditionContentSchema = z.object(shapeOf<ConditionContent>(FIELDS.condition.filter(isNoRelation)));

export const categoryTextsSchema = z.object(shapeOf<CategoryTexts>(FIELDS.category));

const hasSome = (texts: object) => Object.values(texts).some((value) => value !== undefined);

/** Of a change of a condition page only what is given is proposed. Its sources are those of every language. */
export const proposedTextsSchema = z
  .object({ ...shapeOf<TranslatedTexts>(TRANSLATED_FIELDS.condition), sources })
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** The fields of every kind; which of them a contribution may have, its kind says (`fieldsOf`). */
export const anyTextsSchema = z
  .object({ ...shapeOf<Texts>(FIELDS.condition), ...shapeOf<Texts>(FIELDS.category) })
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** A source as it is answered: what was kept before there were these checks is answered too. */
export const sourceOutput = z.object({
  title: z.string(),
  publisher: z.string().optional(),
  url: z.string(),
  year: z.int().optional(),
});

/** What a contribution proposes, as it is answered: it was checked when it came. */
export const textsOutput = z.record(
  z.string(),
  z.union([z.string(), z.int(), z.array(z.string()), z.array(sourceOutput)]),
) as unknown as z.ZodType<Texts>;

export const CONTRIBUTION_KINDS = [
  'condition',
  'edit',
  'translation',
  'category_translation',
  'path',
  'path_translation',
  'removal',
] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

/** Whole documents, which are written in the CMS alone. */
export function isOfPath(kind: ContributionKind): kind is 'path' | 'path_translation' {
  return kind === 'path' || kind === 'path_translation';
}

const FIELDS_OF: Record<ContributionKind, readonly Field[]> = {
  // Its category stands in the contribution itself.
  condition: FIELDS.condition.filter(isNoRelation),
  edit: FIELDS.condition,
  translation: TRANSLATED_FIELDS.condition,
  category_translation: TRANSLATED_FIELDS.category,
  // A learning path is one document, and so is a translation of it: contracts/learning/pathProposal.ts.
  path: [],
  path_translation: [],
  // Of a page as a whole: the one that its condition, or category, and language name.
  removal: [],
};

/** What a contribution of this kind can propose, in the order of the page. */
export function fieldsOf(kind: ContributionKind): readonly AnyField[] {
  return FIELDS_OF[kind].map(({ name }) => name as AnyField);
}
