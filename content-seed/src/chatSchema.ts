import { CHAT_TOPIC, chatTextsSchema } from '@common-ground/api/contracts/chat/answers.ts';
import { z } from 'zod';

/** What an answer leads to: `condition:FOLDER`, `category:FOLDER`, `path:FOLDER`, `page:FOLDER` or `screen:NAME`. */
export const CHAT_LINK = /^(condition|category|path|page|screen):([A-Za-z0-9-]+)$/;

/** An answer: `chat-answers/<topic>/en.yaml` is the whole record, the other languages hold its texts. */
export const chatSeedSchema = z.strictObject({
  topic: z.string().regex(CHAT_TOPIC),
  place: z.int().positive(),
  isSuggested: z.boolean().default(false),
  ...chatTextsSchema.shape,
  links: z.array(z.string().regex(CHAT_LINK)),
});
export const chatTranslationSeedSchema = chatTextsSchema;

export type ChatSeed = z.output<typeof chatSeedSchema>;
export type ChatTranslationSeed = z.output<typeof chatTranslationSeedSchema>;
