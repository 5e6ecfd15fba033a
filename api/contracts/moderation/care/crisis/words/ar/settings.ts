import { toArabicForms, toSkeleton } from '../../slots/toArabicForms.ts';
import type { Settings } from '../../WordLists.ts';
import { numbers } from './numbers.ts';

export const settings = {
  language: 'ar',
  script: 'Arabic',
  numbers,
  joins: 'لكن بس عشان لان او',
  forms: toArabicForms,
  aliasOf: toSkeleton,
} satisfies Settings;
