import * as ar from './ar/analytics.ts';
import * as en from './en/analytics.ts';
import * as es from './es/analytics.ts';
import * as fr from './fr/analytics.ts';
import { inLanguage } from './inLanguage.ts';

export type AdminDashboardWords = typeof en.adminDashboard;
export const dashboardWords = inLanguage<Pick<typeof en, 'adminDashboard' | 'eventTypes'>>({ en, es, fr, ar });
