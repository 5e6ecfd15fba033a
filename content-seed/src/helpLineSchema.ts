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
 * Schemas of `help-lines/<key>/en.yaml`, and of the texts in other languages. The date of a check is missing: editors
 * set it in the CMS after calling.
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

/** A name that is the same in all languages is left out. */
export const helpLineTranslationSeedSchema = z.strictObject({ ...texts, name: texts.name.optional() });

export type HelpLineSeed = z.infer<typeof helpLineSeedSchema>;
export type HelpLineTranslationSeed = z.infer<typeof helpLineTranslationSeedSchema>;
