import { inLanguage } from '../inLanguage.ts';
import { learningDashboard as ar } from './ar.ts';
import { learningDashboard as en } from './en.ts';
import { learningDashboard as es } from './es.ts';
import { learningDashboard as fr } from './fr.ts';

export type LearningDashboardWords = typeof en;
export const learningDashboardWords = inLanguage({ en, es, fr, ar });
