import { toSpanishForms } from '../../slots/wordForms.ts';
import type { Settings } from '../../WordLists.ts';
import { numbers } from './numbers.ts';

export const settings = {
  language: 'es',
  script: 'Latin',
  numbers,
  endings:
    'a as an amos o os e es en emos ar er ir aba abas aban abamos ia ias ian ado ada ados adas ido ida idos idas ando iendo yendo ' +
    'io aron ieron aste iste amos imos i ara aria era iera are ere aran ase iese aras iria ira ote on me te se nos',
  joins: 'y pero porque o entonces',
  forms: toSpanishForms,
} satisfies Settings;
