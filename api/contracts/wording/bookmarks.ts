import { bookmark as ar } from './ar/bookmarks.ts';
import { bookmark as en } from './en/bookmarks.ts';
import { bookmark as es } from './es/bookmarks.ts';
import { bookmark as fr } from './fr/bookmarks.ts';
import { inLanguage } from './inLanguage.ts';

export const bookmarkWords = inLanguage({ en, es, fr, ar });
