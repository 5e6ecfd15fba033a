import { inLanguage } from '../../inLanguage.ts';
import { learningDays as ar } from './ar.ts';
import { learningDays as en } from './en.ts';
import { learningDays as es } from './es.ts';
import { learningDays as fr } from './fr.ts';

export const learningDaysWords = inLanguage({ en, es, fr, ar });
