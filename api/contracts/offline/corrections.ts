import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CORRECTION_LISTED_DAYS } from '../limits.ts';

/** `withdrawn`: the page is gone. `corrected`: the page at the same address has changed. */
export const CORRECTION_KINDS = ['corrected', 'withdrawn'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const correctionSchema = z
  .object({
    path: z.string().meta({
      description:
        'Path of the page without a language, such as /condition/12. Delete or replace copies in every language',
    }),
    kind: z.enum(CORRECTION_KINDS),
    title: z.string().nullable().meta({
      description: 'Name of the page; null when copies are to be deleted or replaced without a message',
    }),
    what: z.string().nullable().meta({
      description:
        'Text for readers: what was wrong and what is right now; null without a correction on medical grounds',
    }),
    at: z.iso.datetime(),
    language: z.string().meta({
      description: 'Language of `title` and `what`: the default language, or that of the corrected translation',
    }),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof correctionSchema>;

const NO_NEXT = 'is not a `next` of a response';

export const listCorrections = defineCall({
  name: 'listCorrections',
  method: 'GET',
  path: '/api/corrections',
  summary: `Pages that were withdrawn or corrected since a time (at most the last ${CORRECTION_LISTED_DAYS} days), oldest first, for clients with copies of pages. Repeats changes shortly before that time, so that none is missed; path and time identify a change`,
  tag: 'Offline',
  query: z.object({
    since: z.iso
      .datetime({ error: 'must be a time such as 2026-12-01T09:00:00Z' })
      .meta({ description: 'The `now` of the previous response, or the time of the first copy' }),
    after: z
      .string()
      .regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\/[\w/]{1,60}$/, NO_NEXT)
      .refine((given) => Number.isFinite(Date.parse(given.slice(0, given.indexOf('/')))), { error: NO_NEXT })
      .optional()
      .meta({ description: 'The `next` of the previous response, when that was not null' }),
  }),
  output: z
    .object({
      from: z.iso.datetime().meta({
        description: 'All changes since this time are listed. When it is later than `since`, fetch every copy again',
      }),
      now: z.iso.datetime().meta({ description: 'Value of `since` for the next request' }),
      next: z.string().nullable().meta({ description: 'Value of `after` for the next part; null on the last part' }),
      corrections: z.array(correctionSchema),
    })
    .meta({ id: 'Corrections' }),
});
