import { fetchedIn } from '../inLanguage.ts';

export type SpeechWords = typeof import('../en/preferences/speech.ts')['speech'];
export const loadSpeechWords = fetchedIn<typeof import('../en/preferences/speech.ts')>({
  en: () => import('../en/preferences/speech.ts'),
  es: () => import('../es/preferences/speech.ts'),
  fr: () => import('../fr/preferences/speech.ts'),
  ar: () => import('../ar/preferences/speech.ts'),
});
