import { learningProgress as ar } from '../ar/learning/progress.ts';
import { learningProgress as en } from '../en/learning/progress.ts';
import { learningProgress as es } from '../es/learning/progress.ts';
import { learningProgress as fr } from '../fr/learning/progress.ts';
import { inLanguage } from '../inLanguage.ts';

export const progressWords = inLanguage({ en, es, fr, ar });
