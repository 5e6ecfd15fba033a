import { frenchForms } from '../../slots/wordForms.ts';
import type { WordLists } from '../../WordLists.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';

/** Settings of the language with its core words, which are read on pages of every language. */
export const outline = {
  language: 'fr',
  script: 'Latin',
  words: core,
  numbers,
  endings:
    'e s es ent ons ez er era erai eras erait erais eront ait ais aient ant i ie is it ir ira issent issait u ue us ues t ai ee ees re oir',
  joins: 'et mais car ou donc',
  notAfter: 'pas plus jamais rien pu pa',
  forms: frenchForms,
} satisfies WordLists;
