import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter } from '../parameters.ts';

/** In place of a country, of what helps in all of them. */
export const INTERNATIONAL = 'international';
/** An ISO 3166 code of a country (or EU), or INTERNATIONAL. */
export const HELP_REGION = /^([A-Z]{2}|international)$/;
/** Where one writes instead of calling: a page, or a number that takes text messages. */
export const HELP_CHAT = /^(https:\/\/\S+|sms:\+?\d+)$/;
export const HELP_NAME_LENGTH = 120;
export const HELP_TEXT_LENGTH = 200;

export const helpLineSchema = z
  .object({
    id: z.int().positive(),
    region: z.string().regex(HELP_REGION).meta({ description: 'ISO 3166 code of a country, or "international"' }),
    name: z.string(),
    phone: z.string().nullable(),
    chat: z.string().nullable().meta({ description: 'https:// address of a chat, or sms: and a number' }),
    web: z.string().nullable(),
    languages: z.array(z.string()).meta({ description: 'Codes of the languages that are spoken there' }),
    hours: z.string().nullable(),
    forWhom: z.string(),
    emergency: z.string().nullable().meta({ description: 'Number of the emergency service of the region' }),
    source: z.string().meta({ description: 'Where this is from' }),
    checkedAt: z.iso.datetime().nullable().meta({ description: 'When somebody last called it; null: nobody has yet' }),
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
      .meta({ description: 'Those of this region alone', examples: ['FR'] }),
    lang: languageParameter,
  }),
  output: z.array(helpLineSchema),
});
