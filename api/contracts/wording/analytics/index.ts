import { inLanguage } from '../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type AdminDashboardWords = typeof en.adminDashboard;
/** Everything that draws the dashboard, and the words for what the API calls by names of its own. */
export const dashboardWords = inLanguage<Pick<typeof en, 'adminDashboard' | 'eventTypes'>>({ en, es, fr, ar });
