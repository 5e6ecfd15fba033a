import { fetchedIn } from '../inLanguage.ts';

/** Texts of the chat panel. The assistant's answers are content and come from the API. */
export type ChatWords = typeof import('./en.ts').chat;
const load = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});

export const loadChatWords = async (language: string): Promise<ChatWords> => (await load(language)).chat;
