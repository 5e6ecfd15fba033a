import { inLanguage } from '../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type AdminDashboardWords = typeof en.adminDashboard;
export const dashboardWords = inLanguage<Pick<typeof en, 'adminDashboard' | 'eventTypes'>>({ en, es, fr, ar });
