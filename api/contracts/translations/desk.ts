import { z } from 'zod';
import { defineCall } from '../call.ts';
import { receiptSchema } from '../contributions/contributions.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { draftText } from '../text.ts';
import type { ListedKind } from './translations.ts';

/** Maximum entries that one request saves; a whole path has some 300. */
const MAX_DRAFT_ENTRIES = 2000;
const ENTRY_KEY = z.string().regex(/^[a-zA-Z0-9.]{1,120}$/, 'is no entry of this page');
/** Maximum characters of an entry that is translated as a whole, such as a list of resources. */
const MAX_ENTRY = 40_000;

const DESK = { tag: 'Desk', method: 'POST', missing: 'There is no such record' } as const;
const params = z.object({ id: idParameter });
const place = params.extend({ language: z.string().max(20) });
/** Newest version of the translation that was shown; null when there was none. */
const version = z.int().min(1).max(ID_MAX).nullable();
const saved = z.object({ id: z.int().positive(), version: z.int().positive() });

export const saveTranslation = (kind: ListedKind) =>
  defineCall({
    ...DESK,
    name: `saveTranslation ${kind}`,
    path: `/cms/api/contributions/translations/{language}/${kind}/{id}`,
    summary: 'saves the shared draft of a translation, or begins it',
    params: place,
    body: z.object({
      /** Texts that were typed, or confirmed as they are, by the keys of their entries. */
      texts: z
        .record(ENTRY_KEY, draftText(MAX_ENTRY))
        .refine((texts) => Object.keys(texts).length <= MAX_DRAFT_ENTRIES, 'has more entries than a page'),
      /** Revision of the source, or edition of the path, that was shown beside the texts. */
      revision: z.int({ error: 'must be a whole number' }).min(1).max(ID_MAX),
      version,
    }),
    output: saved,
  });

export const discardTranslation = (kind: ListedKind) =>
  defineCall({
    ...DESK,
    name: `discardTranslation ${kind}`,
    path: `/cms/api/contributions/translations/{language}/${kind}/{id}/discard`,
    summary: 'makes the shared draft of a translation equal to what readers have',
    params: place,
    body: z.object({ version }),
    output: saved,
  });

export const withdrawTranslation = defineCall({
  ...DESK,
  name: 'withdrawTranslation',
  path: '/cms/api/contributions/own/{id}/withdraw',
  summary: 'withdraws a proposal',
  params,
  output: receiptSchema,
});

export const NO_ENTRY = 'There is no such entry';
export const NO_DRAFT = 'There is no draft';
export const SOURCE_CHANGED =
  'Readers have a newer version of the source by now. Look at what is marked, then save again: what you typed is still here';
export const TRANSLATION_CHANGED =
  'This translation was saved or published somewhere else meanwhile. Look at what is marked, then save again';
/** End of a message that begins with the number of these entries. */
export const OLDER_ENTRIES =
  'of its entries are older than their source. Look at them in the translation editor, then send it';
