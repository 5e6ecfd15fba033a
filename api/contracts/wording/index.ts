import { inLanguage } from './inLanguage.ts';

export { fill, formatNumber, type Plural, plural } from './plural.ts';

export type Wording = typeof import('./en/index.ts');

/** Returns the texts of rendered pages in a language, or the English ones when the language has none. */
export const wordingFor = inLanguage<Wording>(import.meta.glob('./*/index.ts', { eager: true }));
