import { frenchForms } from '../../slots/wordForms.ts';
import type { FullWordLists } from '../../WordLists.ts';
import { body } from './body.ts';
import { context } from './context.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';
import { poison } from './poison.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

export const french: FullWordLists = {
  language: 'fr',
  script: 'Latin',
  words: { ...core, ...context, ...body, ...poison, ...suicide, ...violence },
  numbers,
  endings:
    'e s es ent ons ez er era erai eras erait erais eront ait ais aient ant i ie is it ir ira issent issait u ue us ues t ai ee ees re oir',
  joins: 'et mais car ou donc',
  notAfter: 'pas plus jamais rien',
  forms: frenchForms,
};
