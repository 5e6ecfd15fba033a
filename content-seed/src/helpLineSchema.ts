import {
  HELP_ACCESS,
  HELP_KINDS,
  HELP_NAME_LENGTH,
  HELP_NUMBER,
  HELP_REACHES,
  HELP_REGION,
  HELP_TEXT_LENGTH,
  MAX_HELP_NUMBERS,
  openingHoursSchema,
} from '@common-ground/api/contracts/moderation/helpLines.ts';
import { z } from 'zod';

/**
 * A help line: `help-lines/<key>/en.yaml` is the whole record, the other languages hold its texts. There is no date of a
 * check: whoever calls a line writes that into the CMS.
 */
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full https:// address' });
const number = z.string().regex(HELP_NUMBER, 'must be a number as it is dialled in the country, in quotes');
const text = z.string().trim().min(2).max(HELP_TEXT_LENGTH);
const texts = { name: z.string().trim().min(2).max(HELP_NAME_LENGTH), hours: text.optional(), forWhom: text };

export const helpLineSeedSchema = z.strictObject({
  region: z.string().regex(HELP_REGION),
  place: z.int().positive(),
  ...texts,
  kinds: z.array(z.enum(HELP_KINDS)).min(1),
  phone: number.optional(),
  otherPhones: z.array(number).max(MAX_HELP_NUMBERS).default([]),
  sms: number.optional(),
  chat: webAddress.optional(),
  web: webAddress.optional(),
  reach: z.enum(HELP_REACHES).default('phone'),
  access: z.array(z.enum(HELP_ACCESS)).default([]),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)),
  openingHours: openingHoursSchema.optional(),
  source: webAddress,
});

/** A name that is the same everywhere is left out. */
export const helpLineTranslationSeedSchema = z.strictObject({ ...texts, name: texts.name.optional() });

export type HelpLineSeed = z.infer<typeof helpLineSeedSchema>;
export type HelpLineTranslationSeed = z.infer<typeof helpLineTranslationSeedSchema>;
