import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import { inLanguage } from './inLanguage.ts';

export { fill, formatNumber, type Plural, plural } from './plural.ts';

/** What every language has to fill. */
export type Wording = typeof en;

/** All that pages say: a complete catalogue for each language. */
export const wordingFor = inLanguage<Wording>({ en, es, fr, ar });
