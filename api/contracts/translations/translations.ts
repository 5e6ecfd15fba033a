import { z } from 'zod';
import { isList, type PageKind, TRANSLATED_FIELDS } from '../encyclopedia/fields.ts';
import { CONTRIBUTION_LIST_MAX, EDIT_SUMMARY_LENGTH, ID_MAX } from '../limits.ts';
import { draftText, optionalText } from '../text.ts';

export const TRANSLATED_KINDS = ['condition', 'category'] as const satisfies PageKind[];

/** Kinds that the editor interface lists. A learning path has entries that are translated one by one. */
export const LISTED_KINDS = [...TRANSLATED_KINDS, 'path'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/**
 * States of a page in a language; the first that holds counts. `partial`: up to date, but parts show the source.
 * `stale`: the source has changed since. `in_review`, `draft`: not complete and up to date, but being worked on.
 */
export const PAGE_STATES = ['published', 'in_review', 'draft', 'partial', 'stale', 'missing'] as const;
export type PageState = (typeof PAGE_STATES)[number];

function createTextsSchema(kind: PageKind): z.ZodType<TranslationTexts> {
  const fields = TRANSLATED_FIELDS[kind].map((field) => {
    const list = z.array(draftText(field.most), { error: 'must be a list' });
    const few = list.max(CONTRIBUTION_LIST_MAX, `must have at most ${CONTRIBUTION_LIST_MAX} entries`);
    return [field.name, isList(field) ? few : draftText(field.most)];
  });
  return z.strictObject(Object.fromEntries(fields)).partial() as z.ZodType<TranslationTexts>;
}

const SHAPES: Record<PageKind, z.ZodType<TranslationTexts>> = {
  condition: createTextsSchema('condition'),
  category: createTextsSchema('category'),
};

/** Texts by field; an empty entry of a list keeps its position beside the source until the draft is sent. */
export type TranslationTexts = Record<string, string | string[]>;

/**
 * Schema of a saved draft: the fields that differ from the published translation, and the source and the translation
 * (`publishedDigest`) that they were compared with. `draft` is the draft before the change; null when there was none.
 */
export function translationDraftSchema(kind: PageKind) {
  return z.object({
    texts: SHAPES[kind],
    note: optionalText(EDIT_SUMMARY_LENGTH).default(''),
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
  'The page has changed since you began. Check what is marked, then confirm that your translation matches it';
