import { learningDays as ar } from '../ar/learning/days.ts';
import { learningDays as en } from '../en/learning/days.ts';
import { learningDays as es } from '../es/learning/days.ts';
import { learningDays as fr } from '../fr/learning/days.ts';
import { inLanguage } from '../inLanguage.ts';

export const learningDaysWords = inLanguage({ en, es, fr, ar });
