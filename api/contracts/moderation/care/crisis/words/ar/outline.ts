import { arabicForms, skeletonOf } from '../../slots/arabicForms.ts';
import type { WordLists } from '../../WordLists.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';

/** Settings of the language with its core words, which are read on pages of every language. */
export const outline = {
  language: 'ar',
  script: 'Arabic',
  words: core,
  numbers,
  joins: 'لكن بس عشان لان او',
  forms: arabicForms,
  aliasOf: skeletonOf,
} satisfies WordLists;
