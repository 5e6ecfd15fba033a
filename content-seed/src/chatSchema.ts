import { CHAT_TOPIC, chatTextsSchema } from '@common-ground/api/contracts/chat/answers.ts';
import { z } from 'zod';

/** Target of an answer's link: `condition:FOLDER`, `category:FOLDER`, `path:FOLDER`, `page:FOLDER` or `screen:NAME`. */
export const CHAT_LINK = /^(condition|category|path|page|screen):([A-Za-z0-9-]+)$/;

/** Schema of `chat-answers/<topic>/en.yaml`. The files of other languages have the texts only. */
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
