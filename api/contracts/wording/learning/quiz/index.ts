import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type QuizWords = typeof en;
export const quizWords = inLanguage<QuizWords>({ en, es, fr, ar });
