import { toEnglishForms } from '../../slots/wordForms.ts';
import type { Settings } from '../../WordLists.ts';
import { numbers } from './numbers.ts';

export const settings = {
  language: 'en',
  script: 'Latin',
  numbers,
  endings: 's es ed d ing er en ings y',
  joins: 'and but because so then or',
  forms: toEnglishForms,
} satisfies Settings;
