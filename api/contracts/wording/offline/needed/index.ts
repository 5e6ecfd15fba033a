import { inLanguage } from '../../inLanguage.ts';
import { needed as ar } from './ar.ts';
import { needed as en } from './en.ts';
import { needed as es } from './es.ts';
import { needed as fr } from './fr.ts';

export const neededWords = inLanguage<string>({ en, es, fr, ar });
