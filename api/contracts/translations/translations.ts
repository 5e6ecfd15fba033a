import { z } from 'zod';
import { NOT_STORABLE, STORABLE } from '../contributions/contents.ts';
import {
  CATEGORY_DESCRIPTION_LENGTH,
  CONTRIBUTION_LIST_MAX,
  EDIT_SUMMARY_LENGTH,
  ENTRY_LENGTH,
  ID_MAX,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '../limits.ts';

/** What is translated for readers, page by page. */
export const TRANSLATED_KINDS = ['condition', 'category'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/**
 * How a page stands in a language. `partial`: it is up to date, but the source stands in for parts of it. `stale`: its
 * source has changed since. `in_review` and `draft`: it is not whole and up to date, and somebody is at it; a page counts
 * once, as the first of these that holds.
 */
export const PAGE_STATES = ['published', 'in_review', 'draft', 'partial', 'stale', 'missing'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Most characters of a text, or of one entry of a list. */
export type TranslatedField = {
  name: string;
  most: number;
  isList?: true;
  isRequired?: true;
  /** The source does not stand in for it: where it is empty, readers see nothing. */
  isOwn?: true;
};

/** In the order of the page. What is not required may be left empty: the source stands in for it. */
export const TRANSLATED_FIELDS: Record<TranslatedKind, readonly TranslatedField[]> = {
  condition: [
    { name: 'name', most: NAME_LENGTH, isRequired: true },
    { name: 'aliases', most: ENTRY_LENGTH, isList: true, isOwn: true },
    { name: 'summary', most: SUMMARY_LENGTH, isRequired: true },
    { name: 'overview', most: OVERVIEW_LENGTH },
    { name: 'symptoms', most: ENTRY_LENGTH, isList: true },
    { name: 'causes', most: ENTRY_LENGTH, isList: true },
    { name: 'treatments', most: ENTRY_LENGTH, isList: true },
    { name: 'resources', most: ENTRY_LENGTH, isList: true },
    { name: 'tags', most: TAG_LENGTH, isList: true },
  ],
  category: [
    { name: 'name', most: NAME_LENGTH, isRequired: true },
    { name: 'description', most: CATEGORY_DESCRIPTION_LENGTH, isRequired: true },
  ],
};

const text = (most: number) =>
  z.string({ error: 'must be text' }).max(most, `must have at most ${most} characters`).regex(STORABLE, NOT_STORABLE);

const shapes = Object.fromEntries(
  TRANSLATED_KINDS.map((kind) => {
    const fields = TRANSLATED_FIELDS[kind].map(({ name, most, isList }) => {
      const list = z.array(text(most), { error: 'must be a list' });
      const few = list.max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);
      return [name, isList ? few : text(most)];
    });
    return [kind, z.strictObject(Object.fromEntries(fields)).partial()];
  }),
) as unknown as Record<TranslatedKind, z.ZodType<TranslationTexts>>;

/** Field by field; an empty entry of a list keeps its place beside the source until it is sent. */
export type TranslationTexts = Record<string, string | string[]>;

/**
 * What the editor saves: the fields that are other than published, and what they were held against, the revision of the
 * source and the published translation (`publishedDigest` of what the editor was given). `draft` is the one that was
 * changed, as it was then; null where there was none.
 */
export function translationDraftSchema(kind: TranslatedKind) {
  return z.object({
    texts: shapes[kind],
    note: z
      .string()
      .trim()
      .max(EDIT_SUMMARY_LENGTH, `must have at most ${EDIT_SUMMARY_LENGTH} characters`)
      .regex(STORABLE, NOT_STORABLE)
      .default(''),
    sourceRevision: z.int({ error: 'must be a whole number' }).min(1).max(ID_MAX),
    publishedDigest: z.string().max(64),
    draft: z.object({ id: z.int().min(1).max(ID_MAX), savedAt: z.iso.datetime() }).nullable(),
  });
}
export type TranslationDraft = z.output<ReturnType<typeof translationDraftSchema>>;

export const SAVED_ELSEWHERE = 'This draft was saved somewhere else meanwhile. Look at it below, then save again';
export const SENT_ALREADY = 'You have sent a translation of this already. Withdraw it to begin another one';
export const PUBLISHED_MEANWHILE =
  'The published translation has changed meanwhile. Look at what is marked, then save again';
export const LOOK_AGAIN =
  'The page has changed since you began. Look at what is marked, then say that your translation is right for it';
