import { z } from 'zod';
import {
  type AnyField,
  type CategoryTexts,
  type ConditionContent,
  createEmptyValue,
  FIELDS,
  type Field,
  type FieldKind,
  FORM_FIELDS,
  type FormTexts,
  isList,
  type PageKind,
  type Texts,
  TRANSLATED_FIELDS,
  type TranslatedTexts,
} from '../encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX, ID_MAX, SOURCE_TEXT_LENGTH, WEB_ADDRESS_LENGTH } from '../limits.ts';
import { optionalText, requiredText } from '../text.ts';
import { hasOtherAddress, isWebAddress, NO_WEB_ADDRESS, OTHER_ADDRESS } from '../webAddress.ts';

export type { AnyField, Texts };

export const NOTHING_CHANGED = 'must change something';

const placedEntries = (entry: z.ZodString) =>
  z
    .array(entry, { error: 'must be a list' })
    .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);

const entries = (entry: z.ZodString) => placedEntries(entry).transform((list) => [...new Set(list.filter(Boolean))]);

export const id = z.int({ error: 'must be a whole number' }).min(1, 'is required').max(ID_MAX, 'is too large');

const address = requiredText(WEB_ADDRESS_LENGTH).refine(isWebAddress, { error: NO_WEB_ADDRESS });
const year = z
  .int({ error: 'must be a year, such as 2024' })
  .min(1900, 'must be 1900 or later')
  .max(2100, 'must be 2100 or earlier')
  .optional();

export const sourceSchema = z.object({
  title: requiredText(SOURCE_TEXT_LENGTH),
  publisher: optionalText(SOURCE_TEXT_LENGTH)
    .transform((name) => name || undefined)
    .optional(),
  url: address,
  year,
});

const sources = z
  .array(sourceSchema, { error: 'must be a list' })
  .max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);

const plain = ({ most, isNeeded }: Field) => (isNeeded ? requiredText(most) : optionalText(most));
/**
 * Refuses a link with an address of another scheme. A link without an address is accepted: a reviewer decides about it.
 */
const entry = ({ kind, most }: Field) =>
  kind === 'links'
    ? optionalText(most).refine((link) => !hasOtherAddress(link), { error: OTHER_ADDRESS })
    : optionalText(most);
const list = (field: Field) =>
  field.isNeeded
    ? entries(entry(field)).refine((list) => list.length > 0, { error: 'needs at least one entry' })
    : entries(entry(field));

/** Keeps the empty entries of a translated list, so that each text stays in the place of its source. */
const placedList = (field: Field) =>
  field.isUnpaired || field.isOwn
    ? entries(entry(field))
    : placedEntries(entry(field)).transform((list) => (list.some(Boolean) ? list : []));

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

export const createShape = <Of>(fields: readonly Field[], schema = (field: Field) => SCHEMAS[field.kind](field)) =>
  Object.fromEntries(fields.map((field) => [field.name, schema(field)])) as Shape<Of>;

const isNoRelation = ({ kind }: Field) => kind !== 'relation';

export const conditionTextsSchema = z.object(
  createShape<FormTexts>(FORM_FIELDS, (field) => {
    const schema = SCHEMAS[field.kind](field);
    if (field.isShared) return schema.optional();
    return field.isNeeded ? schema : schema.default(createEmptyValue(field));
  }),
);

export const conditionContentSchema = z.object(createShape<ConditionContent>(FIELDS.condition.filter(isNoRelation)));

export const categoryTextsSchema = z.object(createShape<CategoryTexts>(FIELDS.category));

const hasSome = (texts: object) => Object.values(texts).some((value) => value !== undefined);

/** Fields that are left out stay unchanged. `sources` are the same in every language. */
export const proposedTextsSchema = z
  .object({ ...createShape<TranslatedTexts>(TRANSLATED_FIELDS.condition), sources })
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** Texts of a whole translation, in which only the fields that every language needs must have one. */
export const translationTextsSchema = (kind: PageKind) =>
  z.object(
    createShape<Partial<Texts>>(TRANSLATED_FIELDS[kind], (field) => {
      if (isList(field)) return placedList(field);
      return field.isNeeded === 'always' ? requiredText(field.most) : optionalText(field.most);
    }),
  );

/** Fields of every kind of contribution; `selectProposableFields` returns those that a kind may have. */
export const anyTextsSchema = z
  .object({ ...createShape<Texts>(FIELDS.condition), ...createShape<Texts>(FIELDS.category) })
  .partial()
  .refine(hasSome, { error: NOTHING_CHANGED });

/** Has no checks, because some sources were stored before `sourceSchema` had them. */
export const sourceOutput = z.object({
  title: z.string(),
  publisher: z.string().optional(),
  url: z.string(),
  year: z.int().optional(),
});

export const textsOutput = z.record(
  z.string(),
  z.union([z.string(), z.int(), z.array(z.string()), z.array(sourceOutput)]),
) as z.ZodType<Texts>;

export const CONTRIBUTION_KINDS = [
  'condition',
  'edit',
  'translation',
  'category_translation',
  'path',
  'path_translation',
  'page',
  'page_translation',
  'chat_answer',
  'removal',
] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

const FIELDS_OF: Record<ContributionKind, readonly Field[]> = {
  condition: FIELDS.condition.filter(isNoRelation),
  edit: FIELDS.condition,
  translation: TRANSLATED_FIELDS.condition,
  category_translation: TRANSLATED_FIELDS.category,
  // Proposed as a whole, as one document: contracts/documents.
  path: [],
  path_translation: [],
  page: [],
  page_translation: [],
  chat_answer: [],
  // A removal has no texts: it takes down a whole page, identified by its condition or category and its language.
  removal: [],
};

export function selectProposableFields(kind: ContributionKind): readonly AnyField[] {
  return FIELDS_OF[kind].map(({ name }) => name as AnyField);
}
