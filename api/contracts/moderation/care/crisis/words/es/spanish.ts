import { spanishForms } from '../../slots/wordForms.ts';
import type { FullWordLists } from '../../WordLists.ts';
import { body } from './body.ts';
import { context } from './context.ts';
import { core } from './core.ts';
import { numbers } from './numbers.ts';
import { poison } from './poison.ts';
import { suicide } from './suicide.ts';
import { violence } from './violence.ts';

export const spanish: FullWordLists = {
  language: 'es',
  script: 'Latin',
  words: { ...core, ...context, ...body, ...poison, ...suicide, ...violence },
  numbers,
  endings:
    'a as an amos o os e es en emos ar er ir aba abas aban abamos ia ias ian ado ada ados adas ido ida idos idas ando iendo yendo ' +
    'io aron ieron aste iste amos imos i ara aria era iera are ere aran ase iese aras iria ira ote on me te se nos',
  joins: 'y pero porque o entonces',
  forms: spanishForms,
};
