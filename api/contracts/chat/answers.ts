import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter } from '../parameters.ts';

export const CHAT_TOPIC = /^[a-z]+(-[a-z]+)*$/;
export const CHAT_TOPIC_LENGTH = 40;
export const CHAT_TITLE_LENGTH = 80;
export const CHAT_ANSWER_LENGTH = 700;
export const CHAT_KEYWORD_LENGTH = 60;
export const CHAT_KEYWORDS_MAX = 40;

export const chatLinkSchema = z.object({
  title: z.string(),
  href: z
    .string()
    .meta({ description: 'Path of a page of this site, in the language of the answer when the page exists in it' }),
  language: z.string().meta({ description: 'Code of the language of its title, and of the page' }),
  isMedical: z.boolean().meta({ description: 'Whether the page is one that is medically reviewed' }),
  reviewedAt: z.iso.datetime().nullable().meta({
    description: 'Time of the medical review of the current text; null when it was not reviewed or is not medical',
  }),
});
export type ChatLink = z.infer<typeof chatLinkSchema>;

export const chatAnswerSchema = z
  .object({
    topic: z.string().meta({ description: 'Unique key by which messages are counted, such as autism or contribute' }),
    title: z.string().meta({ description: 'Title of the answer, shown as a suggestion' }),
    keywords: z.array(z.string()).meta({ description: 'Words and phrases that select the answer, in its language' }),
    text: z.string().meta({ description: 'Plain text; a blank line between paragraphs' }),
    links: z.array(chatLinkSchema),
    isSuggested: z.boolean().meta({ description: 'Whether the assistant suggests it before the first question' }),
    language: z.string().meta({ description: 'Code of the language of its texts' }),
  })
  .meta({ id: 'ChatAnswer' });

export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

export const listChatAnswers = defineCall({
  name: 'listChatAnswers',
  method: 'GET',
  path: '/api/chat-answers',
  summary:
    'The prepared answers of the chat assistant in a language, with their keywords, in the order in which they are suggested',
  tag: 'Chat',
  query: z.object({ lang: languageParameter }),
  output: z.array(chatAnswerSchema),
});

const title = z.string().trim().min(2).max(CHAT_TITLE_LENGTH);
const text = z.string().trim().min(2).max(CHAT_ANSWER_LENGTH);
const keywords = z.array(z.string().trim().min(1).max(CHAT_KEYWORD_LENGTH)).min(1).max(CHAT_KEYWORDS_MAX);

export const chatTextsSchema = z.strictObject({ title, keywords, text });

/** Keyed by the code of a language other than the default one. */
export const chatTranslationsSchema = z.record(z.string().regex(/^[a-z]{2,3}$/), chatTextsSchema);
