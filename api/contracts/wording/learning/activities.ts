import * as ar from '../ar/learning/activities.ts';
import * as en from '../en/learning/activities.ts';
import * as es from '../es/learning/activities.ts';
import * as fr from '../fr/learning/activities.ts';
import { inLanguage } from '../inLanguage.ts';

export type ActivityWords = typeof en;
export const activityWords = inLanguage<ActivityWords>({ en, es, fr, ar });
