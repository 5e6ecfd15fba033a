import { unread as ar } from './ar/notifications.ts';
import { unread as en } from './en/notifications.ts';
import { unread as es } from './es/notifications.ts';
import { unread as fr } from './fr/notifications.ts';
import { inLanguage } from './inLanguage.ts';

export const unreadWords = inLanguage({ en, es, fr, ar });
