import { z } from 'zod';
import {
  type AnyField,
  ASKED_FIELDS,
  type CategoryTexts,
  type ConditionContent,
  type ConditionTexts,
  emptyOf,
  FIELDS,
  type Field,
  type FieldKind,
  type Texts,
  TRANSLATED_FIELDS,
  type TranslatedTexts,
} from '../encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX, ID_MAX, SOURCE_TEXT_LENGTH } from '../limits.ts';

/** What a contribution proposes, and which fields each kind of contribution has. */
export type { AnyField, Texts };

/** What PostgreSQL can keep: no NUL, no half of a character. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;
export const NOT_STORABLE = 'holds characters that cannot be kept';
export const NOTHING_CHANGED = 'must change something';

/** Text that may be empty. Text is text: nothing in it is markup. */
export const words = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .max(most, `must have at most ${most} characters`)
    .regex(STORABLE, NOT_STORABLE);

/** The same schema checks the form in the browser and the call on the server. */
export const text = (most: number) =>
  z
    .string({ error: 'is required' })
    .trim()
    .min(1, 'is required')
    .max(most, `must have at most ${most} characters`)
    .regex(STORABLE, NOT_STORABLE);

/** Trimmed, no empty entries, no duplicates: as the form keeps a list. */
const entries = (most: number) =>
  z
    .array(words(most), { error: 'must be a list' })
    .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`)
    .transform((list) => [...new Set(list.filter(Boolean))]);

export const id = z.int({ error: 'must be a whole number' }).min(1, 'is required').max(ID_MAX, 'is too large');

/** Where a statement of a page comes from. */
export const sourceSchema = z.object({
  title: text(SOURCE_TEXT_LENGTH),
  publisher: text(SOURCE_TEXT_LENGTH),
  url: z.url({ protocol: /^https?$/, error: 'must be a full address such as https://example.org' }),
  year: z
    .int({ error: 'must be a year, such as 2024' })
    .min(1900, 'must be 1900 or later')
    .max(2100, 'must be 2100 or earlier')
    .optional(),
});

const sources = z
  .array(sourceSchema, { error: 'must be a list' })
  .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);

const plain = ({ most, isNeeded }: Field) => (isNeeded ? text(most) : words(most));
const list = ({ most, isNeeded }: Field) =>
  isNeeded ? entries(most).refine((list) => list.length > 0, { error: 'needs at least one entry' }) : entries(most);

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

/** Texts of a condition page as people write them. Links that are no "Title: https://address" are for the reviewer. */
export const conditionTextsSchema = z.object(
  shapeOf<ConditionTexts>(ASKED_FIELDS, (field) => {
    const schema = SCHEMAS[field.kind](field);
    return field.isNeeded ? schema : schema.default(emptyOf(field));
  }),
);

/** All of a condition that goes through review: the form's texts, and what only the CMS has fields for. */
export const conditionContentSchema = z.object(shapeOf<ConditionContent>(FIELDS.condition.filter(isNoRelation)));

/** Texts of a category, in any language. */
export const categoryTextsSchema = z.object(shapeOf<CategoryTexts>(FIELDS.category));

const hasSome = (texts: object) => Object.values(texts).some((value) => value !== undefined);

/** Of a change of a condition page only what is given is proposed. */
export const proposedTextsSchema = z
  .object(shapeOf<TranslatedTexts>(TRANSLATED_FIELDS.condition))
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** The fields of every kind; which of them a contribution may have, its kind says (`fieldsOf`). */
export const anyTextsSchema = z
  .object({ ...shapeOf<Texts>(FIELDS.condition), ...shapeOf<Texts>(FIELDS.category) })
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** What a contribution proposes, as it is answered: it was checked when it came. */
export const textsOutput = z.record(
  z.string(),
  z.union([z.string(), z.int(), z.array(z.string()), z.array(sourceSchema)]),
) as unknown as z.ZodType<Texts>;

export const CONTRIBUTION_KINDS = ['condition', 'edit', 'translation', 'category_translation', 'removal'] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

const FIELDS_OF: Record<ContributionKind, readonly Field[]> = {
  // Its category stands in the contribution itself.
  condition: FIELDS.condition.filter(isNoRelation),
  edit: FIELDS.condition,
  translation: TRANSLATED_FIELDS.condition,
  category_translation: TRANSLATED_FIELDS.category,
  // Of a page as a whole: the one that its condition, or category, and language name.
  removal: [],
};

/** What a contribution of this kind can propose, in the order of the page. */
export function fieldsOf(kind: ContributionKind): readonly AnyField[] {
  return FIELDS_OF[kind].map(({ name }) => name as AnyField);
}
