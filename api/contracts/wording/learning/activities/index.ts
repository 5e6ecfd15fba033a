import { inLanguage } from '../../inLanguage.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type ActivityWords = typeof en;
export const activityWords = inLanguage<ActivityWords>({ en, es, fr, ar });
