import type { FullWordLists } from '../../WordLists.ts';
import { body } from './body.ts';
import { context } from './context.ts';
import { core } from './core.ts';
import { poison } from './poison.ts';
import { settings } from './settings.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

export const spanish: FullWordLists = {
  ...settings,
  words: { ...core, ...context, ...body, ...poison, ...suicide, ...violence },
};
