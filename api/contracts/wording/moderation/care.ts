import { fetchedIn } from '../inLanguage.ts';

export type CareWords = typeof import('../en/moderation/care.ts').care;
const load = fetchedIn<typeof import('../en/moderation/care.ts')>({
  en: () => import('../en/moderation/care.ts'),
  es: () => import('../es/moderation/care.ts'),
  fr: () => import('../fr/moderation/care.ts'),
  ar: () => import('../ar/moderation/care.ts'),
});

/** Loads the texts of the notes that are shown before sending, and of lists of help lines. */
export const loadCareWords = async (language: string): Promise<CareWords> => (await load(language)).care;
