import { z } from 'zod';
import {
  CATEGORY_DESCRIPTION_LENGTH,
  CONTRIBUTION_LIST_MAX,
  ENTRY_LENGTH,
  ID_MAX,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  SOURCE_TEXT_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '../limits.ts';

/** What a contribution proposes, and which fields each kind of contribution has. */

/** What PostgreSQL can keep: no NUL, no half of a character. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;
export const NOT_STORABLE = 'holds characters that cannot be kept';
export const NOTHING_CHANGED = 'must change something';

/** The same schema checks the form in the browser and the call on the server. Text is text: nothing in it is markup. */
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
    .array(
      z
        .string({ error: 'must be text' })
        .trim()
        .max(most, `must have at most ${most} characters`)
        .regex(STORABLE, NOT_STORABLE),
      { error: 'must be a list' },
    )
    .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`)
    .transform((list) => [...new Set(list.filter(Boolean))]);
const atLeastOne = (most: number) =>
  entries(most).refine((list) => list.length > 0, { error: 'needs at least one entry' });

export const id = z.int({ error: 'must be a whole number' }).min(1, 'is required').max(ID_MAX, 'is too large');

/** Texts of a condition page as people write them. `resources` are "Title: https://address"; other texts are for the reviewer. */
export const conditionTextsSchema = z.object({
  name: text(NAME_LENGTH),
  summary: text(SUMMARY_LENGTH),
  overview: text(OVERVIEW_LENGTH),
  symptoms: atLeastOne(ENTRY_LENGTH),
  causes: atLeastOne(ENTRY_LENGTH),
  treatments: atLeastOne(ENTRY_LENGTH),
  resources: entries(ENTRY_LENGTH).default([]),
  tags: entries(TAG_LENGTH).default([]),
});
export type ConditionTexts = z.output<typeof conditionTextsSchema>;
export type TextField = keyof ConditionTexts;
export const TEXT_FIELDS = Object.keys(conditionTextsSchema.shape) as TextField[];

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
export type Source = z.output<typeof sourceSchema>;

/** Other names, abbreviations and everyday words that people search for. */
const aliases = entries(ENTRY_LENGTH);
const sources = z
  .array(sourceSchema, { error: 'must be a list' })
  .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);

/** All of a condition that goes through review: the form's texts, and what only the CMS has fields for. */
export const conditionContentSchema = conditionTextsSchema.extend({ aliases, sources });
export type ConditionContent = z.output<typeof conditionContentSchema>;

/** Texts of a category, in any language. */
export const categoryTextsSchema = z.object({
  name: text(NAME_LENGTH),
  description: text(CATEGORY_DESCRIPTION_LENGTH),
});
export type CategoryTexts = z.output<typeof categoryTextsSchema>;

const hasSome = (texts: object) => Object.values(texts).some((value) => value !== undefined);

const partialTextsSchema = conditionTextsSchema
  .extend({ resources: entries(ENTRY_LENGTH), tags: entries(TAG_LENGTH), aliases })
  .partial();

/** Of a change of a condition page only what is given is proposed. */
export const proposedTextsSchema = partialTextsSchema.refine(hasSome, { error: NOTHING_CHANGED });

const allFieldsSchema = partialTextsSchema.extend({
  ...categoryTextsSchema.partial().shape,
  sources: sources.optional(),
  categoryId: id.optional(),
});

/** The fields of every kind; which of them a contribution may have, its kind says (`fieldsOf`). */
export const anyTextsSchema = allFieldsSchema.refine(hasSome, { error: NOTHING_CHANGED });

/** What a contribution of any kind proposes. */
export type Texts = z.output<typeof allFieldsSchema>;
export type AnyField = keyof Texts;

/** The same as it is answered: it was checked when it came. */
export const textsOutput = z.record(
  z.string(),
  z.union([z.string(), z.int(), z.array(z.string()), z.array(sourceSchema)]),
) as unknown as z.ZodType<Texts>;

export const CONTRIBUTION_KINDS = ['condition', 'edit', 'translation', 'category_translation', 'removal'] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

const PAGE = [
  'name',
  'aliases',
  'summary',
  'overview',
  'symptoms',
  'causes',
  'treatments',
  'resources',
  'tags',
] as const satisfies AnyField[];

const FIELDS: Record<ContributionKind, readonly AnyField[]> = {
  // Its category stands in the contribution itself.
  condition: [...PAGE, 'sources'],
  edit: [...PAGE, 'sources', 'categoryId'],
  translation: PAGE,
  category_translation: ['name', 'description'],
  // Of a page as a whole: the one that its condition, or category, and language name.
  removal: [],
};

/** What a contribution of this kind can propose, in the order of the page. */
export function fieldsOf(kind: ContributionKind): readonly AnyField[] {
  return FIELDS[kind];
}
