import { recallLine as ar } from '../../ar/learning/remember/line.ts';
import { recallLine as en } from '../../en/learning/remember/line.ts';
import { recallLine as es } from '../../es/learning/remember/line.ts';
import { recallLine as fr } from '../../fr/learning/remember/line.ts';
import { inLanguage } from '../../inLanguage.ts';

export const recallLineWords = inLanguage({ en, es, fr, ar });
