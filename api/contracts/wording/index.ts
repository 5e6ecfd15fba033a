import * as english from './en/index.ts';
import { inLanguage } from './inLanguage.ts';

export { fill, formatNumber, type Plural, plural } from './plural.ts';

export type Wording = typeof english;

const own = Object.entries(import.meta.glob<Partial<Wording>>('./*/index.ts', { eager: true }));

/** Returns the texts of rendered pages in a language. English ones stand in for those that it lacks. */
export const wordingFor = inLanguage<Wording>(
  Object.fromEntries(own.map(([file, words]) => [file, Object.assign({}, english, words)])),
);
