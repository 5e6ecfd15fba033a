import { toFrenchForms } from '../../slots/wordForms.ts';
import type { Settings } from '../../WordLists.ts';
import { numbers } from './numbers.ts';

export const settings = {
  language: 'fr',
  script: 'Latin',
  numbers,
  endings:
    'e s es ent ons ez er era erai eras erait erais eront ait ais aient ant i ie is it ir ira issent issait u ue us ues t ai ee ees re oir',
  joins: 'et mais car ou donc',
  notAfter: 'pas plus jamais rien pu pa',
  forms: toFrenchForms,
} satisfies Settings;
