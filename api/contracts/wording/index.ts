import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import { inLanguage } from './inLanguage.ts';

export { fill, formatNumber, type Plural, plural } from './plural.ts';

export type Wording = typeof en;

/** Returns the texts of rendered pages in a language, or the English ones when the language has none. */
export const wordingFor = inLanguage<Wording>({ en, es, fr, ar });
