import type { BasicWordLists } from '../../WordLists.ts';
import { bengali } from './bengali.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { persian } from './persian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { urdu } from './urdu.ts';
import { vietnamese } from './vietnamese.ts';

/** Languages of which only the most urgent sentences are recognised. The interface has no translation to them. */
export const FURTHER_LISTS: readonly BasicWordLists[] = [
  bengali,
  chinese,
  dutch,
  german,
  hindi,
  italian,
  persian,
  polish,
  portuguese,
  romanian,
  russian,
  turkish,
  ukrainian,
  urdu,
  vietnamese,
];
