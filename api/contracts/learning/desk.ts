import { z } from 'zod';
import { defineCall } from '../call.ts';
import { EDIT_SUMMARY_LENGTH } from '../limits.ts';
import { idParameter } from '../parameters.ts';
import { text } from '../text.ts';

/** What learners have by a second person's look alone: whoever wrote a draft does not put it before them. */
export const SECOND_LOOK = ['learning-paths', 'learning-path-translations'] as const;
export type SecondLook = (typeof SECOND_LOOK)[number];

export const publishDraft = (collection: SecondLook) =>
  defineCall({
    tag: 'Desk',
    method: 'POST',
    name: `publishDraft ${collection}`,
    path: `/cms/api/${collection}/{id}/publish-draft`,
    summary: 'puts the newest draft before learners; never by anybody who wrote some of it',
    missing: 'There is no such record',
    params: z.object({ id: idParameter }),
    body: z.object({
      reason: text(EDIT_SUMMARY_LENGTH),
      /** The version that was looked at: what came after it nobody has. */
      version: z.int().positive().optional(),
    }),
    output: z.object({ message: z.string() }),
  });
