import * as ar from '../ar/learning/quiz.ts';
import * as en from '../en/learning/quiz.ts';
import * as es from '../es/learning/quiz.ts';
import * as fr from '../fr/learning/quiz.ts';
import { inLanguage } from '../inLanguage.ts';

export type QuizWords = typeof en;
export const quizWords = inLanguage<QuizWords>({ en, es, fr, ar });
