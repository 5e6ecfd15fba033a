import { CATEGORY_COLORS, CATEGORY_ICONS } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import {
  type ConditionContent,
  FIELDS,
  type Field,
  TRANSLATED_FIELDS,
  type TranslatedTexts,
} from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { POST_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { z } from 'zod';

/**
 * Schemas of the seed content. Each record is a folder with one file per language: `en.yaml` has the whole record,
 * `es.yaml`, `fr.yaml` and `ar.yaml` its translations. The folder name of a page is its address.
 */

const sentence = z.string().trim().min(2).max(600);
const sentences = z.array(sentence).min(3).max(14);
const tags = z.array(z.string().trim().min(2).max(40)).min(3).max(8);
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full https:// address' });
const name = z.string().trim().min(2).max(80);
const summary = z.string().trim().min(60).max(320);

const aliases = z.array(z.string().trim().min(2).max(80)).max(24);

const overview = z
  .string()
  .trim()
  .min(600)
  .refine((text) => text.split(/\n\s*\n/).length >= 3, 'needs at least three paragraphs, divided by empty lines');

export const resourceSchema = z.strictObject({ title: z.string().trim().min(2).max(120), url: webAddress });

export const sourceSchema = z.strictObject({
  title: z.string().trim().min(2).max(200),
  publisher: z.string().trim().min(2).max(120),
  url: webAddress,
  /** Year of the edition. Left out for pages that are kept up to date without one. */
  year: z.int().min(1990).max(2026).optional(),
});

type Resource = z.output<typeof resourceSchema>;
type Stored<Texts> = { [Name in keyof Texts]: Name extends 'resources' ? Resource[] : Texts[Name] };
type ConditionSeedTexts = Stored<ConditionContent>;
type WholeTranslation = Stored<TranslatedTexts>;
type ShortTranslation = Pick<WholeTranslation, 'name' | 'summary' | 'aliases' | 'tags'>;
type ShapeOf<Texts> = { [Name in keyof Texts]: z.ZodType<Texts[Name]> };

export const categorySeedSchema = z.strictObject({
  id: z.int().positive(),
  icon: z.enum(CATEGORY_ICONS),
  color: z.enum(CATEGORY_COLORS),
  name,
  description: z.string().trim().min(30).max(300),
});

export const categoryTranslationSeedSchema = z.strictObject({
  name,
  description: z.string().trim().min(20).max(300),
});

/** Schemas of fields with special rules. Other fields only have the shape of their kind and are optional. */
const EXPECTED: Record<string, z.ZodType> = {
  name,
  summary,
  aliases: aliases.min(1),
  overview,
  symptoms: sentences,
  causes: sentences,
  treatments: sentences,
  resources: z.array(resourceSchema).min(2).max(8),
  tags,
  sources: z.array(sourceSchema).min(2).max(8),
};
const EXPECTED_OF_TRANSLATION = { ...EXPECTED, aliases, resources: z.array(resourceSchema).min(1).max(8) };

const SHAPES: { [Kind in Field['kind']]?: z.ZodType } = {
  list: z.array(sentence),
  links: z.array(resourceSchema),
  sources: z.array(sourceSchema),
};

function createShape(fields: readonly Field[], expected: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const shapeOfField = ({ name, kind, most }: Field) =>
    expected[name] ?? (SHAPES[kind] ?? z.string().trim().min(2).max(most)).optional();
  return Object.fromEntries(fields.map((field) => [field.name, shapeOfField(field)]));
}

const texts = FIELDS.condition.filter(({ kind }) => kind !== 'relation');

export const conditionSeedSchema = z.strictObject({
  id: z.int().positive(),
  category: z.string(),
  ...(createShape(texts, EXPECTED) as ShapeOf<ConditionSeedTexts>),
});

/** Whether a short translation has the field. */
const isInShort = ({ name, isNeeded }: Field) => isNeeded === 'always' || name === 'aliases' || name === 'tags';
const shortTranslation = z.strictObject(
  createShape(TRANSLATED_FIELDS.condition.filter(isInShort), EXPECTED_OF_TRANSLATION) as ShapeOf<ShortTranslation>,
);
const wholeTranslation = z.strictObject(
  createShape(TRANSLATED_FIELDS.condition, EXPECTED_OF_TRANSLATION) as ShapeOf<WholeTranslation>,
);

/**
 * Checks a translation as short, or as whole when it has texts of the page. For an incomplete whole translation, a
 * union would report additional fields instead of the missing ones.
 */
export const conditionTranslationSeedSchema = z.unknown().transform((value, context) => {
  const result = (hasPageText(value) ? wholeTranslation : shortTranslation).safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
  return z.NEVER;
});

function hasPageText(value: unknown): boolean {
  const own = Object.keys(wholeTranslation.shape).filter((field) => !(field in shortTranslation.shape));
  return typeof value === 'object' && value !== null && own.some((field) => field in value);
}

const sections = z
  .string()
  .trim()
  .min(800)
  .max(8000)
  .regex(/^## \S/m, 'needs sections: lines that begin with "## "')
  .refine((text) => !/^# /m.test(text), 'has a heading "# "; the title is the only one of that level')
  .refine((text) => !/<\/?[a-z!]/i.test(text), 'has HTML, which would be shown as text')
  .refine(
    (text) => !/\]\(\/[a-z]{2}(\/|\))/.test(text),
    'has a link with a language; write it without, as in /privacy',
  );

export const pageSeedSchema = z.strictObject({
  title: name,
  summary: z.string().trim().min(40).max(300),
  body: sections,
});

/** An initial topic of the forum. Each language has its own, because a topic is written in one language. */
export const topicSeedSchema = z.strictObject({
  title: name,
  content: z.string().trim().min(100).max(POST_LENGTH),
});
export const topicSourceSchema = topicSeedSchema.extend({ id: z.int().min(1), category: z.enum(FORUM_CATEGORIES) });

export type TopicSeed = z.infer<typeof topicSeedSchema>;
export type TopicSource = z.infer<typeof topicSourceSchema>;
export type CategorySeed = z.infer<typeof categorySeedSchema>;
export type CategoryTranslationSeed = z.infer<typeof categoryTranslationSeedSchema>;
export type ConditionSeed = z.infer<typeof conditionSeedSchema>;
export type ConditionTranslationSeed = z.infer<typeof conditionTranslationSeedSchema>;
export type PageSeed = z.infer<typeof pageSeedSchema>;

export type Translated<Source, Translation> = {
  key: string;
  source: Source;
  translations: Record<string, Translation>;
};
