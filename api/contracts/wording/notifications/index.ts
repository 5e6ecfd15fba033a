import { inLanguage } from '../inLanguage.ts';
import { unread as ar } from './ar.ts';
import { unread as en } from './en.ts';
import { unread as es } from './es.ts';
import { unread as fr } from './fr.ts';

export const unreadWords = inLanguage({ en, es, fr, ar });
