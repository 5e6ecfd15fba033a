import { serverMessages as ar } from './ar/serverMessages.ts';
import { serverMessages as en } from './en/serverMessages.ts';
import { serverMessages as es } from './es/serverMessages.ts';
import { serverMessages as fr } from './fr/serverMessages.ts';
import { inLanguage } from './inLanguage.ts';

export const serverMessagesIn = inLanguage({ en, es, fr, ar });
