import { fetchedIn } from '../inLanguage.ts';

/** The words of the chat assistant's panel. What it answers is content, and comes from the API. */
export type ChatWords = typeof import('./en.ts').chat;
const load = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});

export const loadChatWords = async (language: string): Promise<ChatWords> => (await load(language)).chat;
