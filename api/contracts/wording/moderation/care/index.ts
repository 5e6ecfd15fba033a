import { fetchedIn } from '../../inLanguage.ts';

export type CareWords = typeof import('./en.ts').care;
const load = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});

/** Loads the texts of the notes that are shown before sending, and of lists of help lines. */
export const loadCareWords = async (language: string): Promise<CareWords> => (await load(language)).care;
