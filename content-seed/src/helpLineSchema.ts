import {
  HELP_CHAT,
  HELP_NAME_LENGTH,
  HELP_REGION,
  HELP_TEXT_LENGTH,
} from '@common-ground/api/contracts/moderation/helpLines.ts';
import { z } from 'zod';

/**
 * A help line: `help-lines/<key>/en.yaml` is the whole record, the other languages hold its texts. There is no date of a
 * check: whoever calls a line writes that into the CMS.
 */
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full https:// address' });
const text = z.string().trim().min(2).max(HELP_TEXT_LENGTH);
const texts = { name: z.string().trim().min(2).max(HELP_NAME_LENGTH), hours: text.optional(), forWhom: text };

export const helpLineSeedSchema = z.strictObject({
  region: z.string().regex(HELP_REGION),
  place: z.int().positive(),
  ...texts,
  phone: z.string().trim().min(2).max(40).optional(),
  chat: z.string().regex(HELP_CHAT).optional(),
  web: webAddress.optional(),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  emergency: z.string().trim().min(2).max(40).optional(),
  source: webAddress,
});

/** A name that is the same everywhere is left out. */
export const helpLineTranslationSeedSchema = z.strictObject({ ...texts, name: texts.name.optional() });

export type HelpLineSeed = z.infer<typeof helpLineSeedSchema>;
export type HelpLineTranslationSeed = z.infer<typeof helpLineTranslationSeedSchema>;
