import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter } from '../parameters.ts';
import { DUTY_TIME } from './dutyHours.ts';
import { MAX_OPENING_RANGES } from './openingHours.ts';

/** Region of help lines that serve every country. */
export const INTERNATIONAL = 'international';
/** An ISO 3166 code of a country (or EU), or INTERNATIONAL. */
export const HELP_REGION = /^([A-Z]{2}|international)$/;
/** An address to write to instead of calling: a page, or `sms:` with a number that takes text messages. */
export const HELP_CHAT = /^(https:\/\/\S+|sms:\+?\d+)$/;
/** A number as people in its country dial it or write to it, such as *4141 or +44 20 7946 0000. */
export const HELP_NUMBER = /^[+*(]?\d[\d ()-]{0,38}#?$/;
export const MAX_HELP_NUMBERS = 4;
export const HELP_NAME_LENGTH = 120;
export const HELP_TEXT_LENGTH = 200;

/** Subjects of help lines. The first subject of a line is its main one. */
export const HELP_KINDS = [
  'suicide',
  'mentalHealth',
  'listening',
  'violence',
  'child',
  'poison',
  'disability',
] as const;
export type HelpKind = (typeof HELP_KINDS)[number];
/** Phones that reach a line: any phone in the country, only mobile phones, or only phones in a part of the country. */
export const HELP_REACHES = ['phone', 'mobileOnly', 'region'] as const;
/** Ways to use a line besides a call: text messages, a chat, sign language by video, a relay service. */
export const HELP_ACCESS = ['text', 'chat', 'sign', 'relay'] as const;

export const openingHoursSchema = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Paris'),
  ranges: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).min(1).max(7),
        from: z.string().regex(DUTY_TIME),
        to: z.string().regex(DUTY_TIME),
      }),
    )
    .min(1)
    .max(MAX_OPENING_RANGES),
});

export const helpLineSchema = z
  .object({
    id: z.int().positive(),
    region: z.string().regex(HELP_REGION).meta({ description: 'ISO 3166 code of a country, or "international"' }),
    name: z.string(),
    kinds: z.array(z.enum(HELP_KINDS)).meta({ description: 'Subjects, the main one first' }),
    phone: z.string().nullable(),
    otherPhones: z.array(z.string()).meta({ description: 'More numbers of the same line' }),
    sms: z.string().nullable().meta({ description: 'Number that takes text messages' }),
    chat: z.string().nullable().meta({ description: 'https:// address of a chat' }),
    web: z.string().nullable(),
    reach: z.enum(HELP_REACHES).meta({ description: 'Phones that reach it' }),
    access: z.array(z.enum(HELP_ACCESS)).meta({ description: 'Ways besides a call' }),
    languages: z.array(z.string()).meta({ description: 'Codes of the languages that are spoken there' }),
    hours: z.string().nullable().meta({ description: 'Hours as text, when openingHours is null' }),
    openingHours: openingHoursSchema
      .nullable()
      .meta({ description: 'Hours of each week; days are those of ISO 8601, 1 is Monday. Null when not known' }),
    forWhom: z.string(),
    source: z.string().meta({ description: 'Source of the entry' }),
    checkedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the line was last tested by a call; null when never' }),
    language: z.string().meta({ description: 'Code of the language of its texts' }),
  })
  .meta({ id: 'HelpLine' });

export type HelpLine = z.infer<typeof helpLineSchema>;

export const listHelpLines = defineCall({
  name: 'listHelpLines',
  method: 'GET',
  path: '/api/help-lines',
  summary: 'Help lines for people in a crisis, by region and in the order in which they are shown',
  tag: 'Moderation',
  query: z.object({
    region: z
      .string()
      .regex(HELP_REGION, 'must be a code of a country such as FR, or international')
      .optional()
      .meta({ description: 'Returns only the lines of this region', examples: ['FR'] }),
    lang: languageParameter,
  }),
  output: z.array(helpLineSchema),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
