import * as ar from './ar/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import { inLanguage } from './inLanguage.ts';

export { fill, formatNumber, type Plural, plural } from './plural.ts';

export type Wording = typeof en;

/** Returns the texts of rendered pages in a language, or the English ones when the language has none. */
export const wordingFor = inLanguage<Wording>({ en, es, fr, ar });
