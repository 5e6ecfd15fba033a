import { arabicForms, skeletonOf } from '../../slots/arabicForms.ts';
import type { FullWordLists } from '../../WordLists.ts';
import { body } from './body.ts';
import { context } from './context.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';
import { poison } from './poison.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

export const arabic: FullWordLists = {
  language: 'ar',
  script: 'Arabic',
  words: { ...core, ...context, ...body, ...poison, ...suicide, ...violence },
  numbers,
  joins: 'لكن بس عشان لان او',
  forms: arabicForms,
  aliasOf: skeletonOf,
};
