import { inLanguage } from './inLanguage.ts';

export type QuizWords = typeof import('./en/learning/quiz.ts');
export const quizWords = inLanguage<QuizWords>(import.meta.glob('./*/learning/quiz.ts', { eager: true }));
