import { englishForms } from '../../slots/wordForms.ts';
import type { FullWordLists } from '../../WordLists.ts';
import { body } from './body.ts';
import { context } from './context.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';
import { poison } from './poison.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

export const english: FullWordLists = {
  language: 'en',
  script: 'Latin',
  words: { ...core, ...context, ...body, ...poison, ...suicide, ...violence },
  numbers,
  endings: 's es ed d ing er en ings y',
  joins: 'and but because so then or',
  forms: englishForms,
};
