import { fetchedIn } from './inLanguage.ts';

export type CareWords = typeof import('./en/moderation/care.ts')['care'];
/** Loads the texts of the notes that are shown before sending, and of lists of help lines. */
export const loadCareWords = fetchedIn<CareWords>(import.meta.glob('./*/moderation/care.ts', { import: 'care' }));
