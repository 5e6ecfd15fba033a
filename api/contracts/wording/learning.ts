import { learningDashboard as ar } from './ar/learning.ts';
import { learningDashboard as en } from './en/learning.ts';
import { learningDashboard as es } from './es/learning.ts';
import { learningDashboard as fr } from './fr/learning.ts';
import { inLanguage } from './inLanguage.ts';

export type LearningDashboardWords = typeof en;
export const learningDashboardWords = inLanguage({ en, es, fr, ar });
