import { inLanguage } from '../inLanguage.ts';
import { serverMessages as ar } from './ar.ts';
import { serverMessages as en } from './en.ts';
import { serverMessages as es } from './es.ts';
import { serverMessages as fr } from './fr.ts';

export const serverMessagesIn = inLanguage({ en, es, fr, ar });
