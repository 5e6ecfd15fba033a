import { changes as ar } from '../ar/learning/changes.ts';
import { changes as en } from '../en/learning/changes.ts';
import { changes as es } from '../es/learning/changes.ts';
import { changes as fr } from '../fr/learning/changes.ts';
import { inLanguage } from '../inLanguage.ts';

export const CHANGE_WORDS = { en, es, fr, ar };
export const changeWords = inLanguage(CHANGE_WORDS);
