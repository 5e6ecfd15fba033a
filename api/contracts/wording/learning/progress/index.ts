import { inLanguage } from '../../inLanguage.ts';
import { learningProgress as ar } from './ar.ts';
import { learningProgress as en } from './en.ts';
import { learningProgress as es } from './es.ts';
import { learningProgress as fr } from './fr.ts';

export const progressWords = inLanguage({ en, es, fr, ar });
