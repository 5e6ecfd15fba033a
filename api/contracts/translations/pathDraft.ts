import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { draftText } from '../text.ts';

/** Maximum entries that one request saves; a whole path has some 300. */
const MAX_DRAFT_ENTRIES = 2000;
const ENTRY_KEY = z.string().regex(/^[a-zA-Z0-9.]{1,120}$/, 'is no entry of a path');
const MAX_ENTRY = 20_000;

export const savePathTranslation = defineCall({
  tag: 'Desk',
  method: 'POST',
  name: 'savePathTranslation',
  path: '/cms/api/contributions/translations/{language}/path/{id}',
  summary: 'saves the draft of a translation of a learning path, or begins it',
  missing: 'There is no such record',
  params: z.object({ id: idParameter, language: z.string().max(20) }),
  body: z.object({
    /** Texts that were typed, or confirmed as they are, by the keys of `toPathEntries`. */
    texts: z
      .record(ENTRY_KEY, draftText(MAX_ENTRY))
      .refine((texts) => Object.keys(texts).length <= MAX_DRAFT_ENTRIES, 'has more entries than a path'),
    /** Edition of the path that was shown beside the texts. */
    edition: z.int({ error: 'must be a whole number' }).min(1).max(ID_MAX),
    /** Newest version of the translation that was shown; null when there was none. */
    version: z.int().min(1).max(ID_MAX).nullable(),
  }),
  output: z.object({ id: z.int().positive(), version: z.int().positive() }),
});

export const NO_ENTRY = 'The path has no such entry';
export const PATH_CHANGED =
  'Learners have another edition of the path by now. What you typed is still here: look at what is marked, then save again';
export const TRANSLATION_CHANGED =
  'This translation was saved or published somewhere else meanwhile. Look at what is marked, then save again';
/** End of a message that begins with the number of these entries. */
export const OLDER_ENTRIES =
  'of its entries are older than their source. Look at them in the translation editor, then send it';
