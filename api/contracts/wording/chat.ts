import { fetchedIn } from './inLanguage.ts';

/** Texts of the chat panel. The assistant's answers are content and come from the API. */
export type ChatWords = typeof import('./en/chat.ts').chat;
const load = fetchedIn<typeof import('./en/chat.ts')>({
  en: () => import('./en/chat.ts'),
  es: () => import('./es/chat.ts'),
  fr: () => import('./fr/chat.ts'),
  ar: () => import('./ar/chat.ts'),
});

export const loadChatWords = async (language: string): Promise<ChatWords> => (await load(language)).chat;
