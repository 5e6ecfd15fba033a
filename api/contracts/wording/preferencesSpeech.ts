import { fetchedIn } from './inLanguage.ts';

export type SpeechWords = typeof import('./en/preferences/speech.ts')['speech'];
export const loadSpeechWords = fetchedIn<typeof import('./en/preferences/speech.ts')>(
  import.meta.glob('./*/preferences/speech.ts'),
);
