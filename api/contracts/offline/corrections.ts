import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CORRECTIONS_DAYS } from '../limits.ts';

/** `withdrawn`: the page is gone. `corrected`: the page at the same address has changed. */
export const CORRECTION_KINDS = ['corrected', 'withdrawn'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const correctionSchema = z
  .object({
    path: z.string().meta({
      description:
        'Path of the page without a language, such as /condition/12. Copies in every language go or are replaced',
    }),
    kind: z.enum(CORRECTION_KINDS),
    title: z.string().nullable().meta({
      description: 'Name of the page; null where nothing is to be told, and copies go or are replaced in silence',
    }),
    what: z.string().nullable().meta({
      description:
        'What was wrong and what is right now, in words for readers; null where nobody corrected it on medical grounds',
    }),
    at: z.iso.datetime(),
    language: z.string().meta({
      description:
        'What title and words are written in: the default language, or that of the translation that was corrected',
    }),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof correctionSchema>;

const NO_NEXT = 'is not a `next` of a response';

export const listCorrections = defineCall({
  name: 'listCorrections',
  method: 'GET',
  path: '/api/corrections',
  summary: `For those who keep copies of pages: which were withdrawn or corrected since a time, of the last ${CORRECTIONS_DAYS} days, oldest first. What changed shortly before that time is among them, so that nothing is missed that was just being written: path and time name a change for good`,
  tag: 'Offline',
  query: z.object({
    since: z.iso
      .datetime({ error: 'must be a time such as 2026-12-01T09:00:00Z' })
      .meta({ description: 'The `now` of the answer before, or when the first copy was made' }),
    after: z
      .string()
      .regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\/[\w/]{1,60}$/, NO_NEXT)
      .refine((given) => Number.isFinite(Date.parse(given.slice(0, given.indexOf('/')))), { error: NO_NEXT })
      .optional()
      .meta({ description: 'The `next` of the answer before, where there were more than it holds' }),
  }),
  output: z
    .object({
      from: z.iso.datetime().meta({
        description:
          'All changes since then are listed. Later than `since` where that is too long ago: fetch each copy anew',
      }),
      now: z.iso.datetime().meta({ description: 'To be asked from the next time' }),
      next: z
        .string()
        .nullable()
        .meta({ description: 'Where there are more than one answer holds: to be given as `after`' }),
      corrections: z.array(correctionSchema),
    })
    .meta({ id: 'Corrections' }),
});
