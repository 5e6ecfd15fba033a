import { watch as ar } from './ar/watchlist.ts';
import { watch as en } from './en/watchlist.ts';
import { watch as es } from './es/watchlist.ts';
import { watch as fr } from './fr/watchlist.ts';
import { inLanguage } from './inLanguage.ts';

export const watchWords = inLanguage({ en, es, fr, ar });
