import { englishForms } from '../../slots/wordForms.ts';
import type { WordLists } from '../../WordLists.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';

/** Settings of the language with its core words, which are read on pages of every language. */
export const outline = {
  language: 'en',
  script: 'Latin',
  words: core,
  numbers,
  endings: 's es ed d ing er en ings y',
  joins: 'and but because so then or',
  forms: englishForms,
} satisfies WordLists;
