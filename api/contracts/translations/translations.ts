import { z } from 'zod';
import { isList, type PageKind, TRANSLATED_FIELDS } from '../encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX, EDIT_SUMMARY_LENGTH, ID_MAX } from '../limits.ts';
import { typed, words } from '../text.ts';

export const TRANSLATED_KINDS = ['condition', 'category'] as const satisfies PageKind[];

/** What the desk lists and opens: of a learning path the texts are entries, which its translation has one by one. */
export const LISTED_KINDS = [...TRANSLATED_KINDS, 'path'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/**
 * How a page stands in a language. `partial`: it is up to date, but the source stands in for parts of it. `stale`: its
 * source has changed since. `in_review` and `draft`: it is not whole and up to date, and somebody is at it; a page counts
 * once, as the first of these that holds.
 */
export const PAGE_STATES = ['published', 'in_review', 'draft', 'partial', 'stale', 'missing'] as const;
export type PageState = (typeof PAGE_STATES)[number];

function shapeOf(kind: PageKind): z.ZodType<TranslationTexts> {
  const fields = TRANSLATED_FIELDS[kind].map((field) => {
    const list = z.array(typed(field.most), { error: 'must be a list' });
    const few = list.max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);
    return [field.name, isList(field) ? few : typed(field.most)];
  });
  return z.strictObject(Object.fromEntries(fields)).partial() as unknown as z.ZodType<TranslationTexts>;
}

const SHAPES: Record<PageKind, z.ZodType<TranslationTexts>> = {
  condition: shapeOf('condition'),
  category: shapeOf('category'),
};

/** Field by field; an empty entry of a list keeps its place beside the source until it is sent. */
export type TranslationTexts = Record<string, string | string[]>;

/**
 * What the editor saves: the fields that are other than published, and what they were held against, the revision of the
 * source and the published translation (`publishedDigest` of what the editor was given). `draft` is the one that was
 * changed, as it was then; null where there was none.
 */
export function translationDraftSchema(kind: PageKind) {
  return z.object({
    texts: SHAPES[kind],
    note: words(EDIT_SUMMARY_LENGTH).default(''),
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
