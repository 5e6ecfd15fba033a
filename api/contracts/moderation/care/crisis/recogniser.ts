import { createRecogniser } from './createRecogniser.ts';
import { createModel } from './model/CrisisModel.ts';
import { weights as ar } from './model/weights/ar.ts';
import { weights as en } from './model/weights/en.ts';
import { weights as es } from './model/weights/es.ts';
import { weights as fr } from './model/weights/fr.ts';
import { weights as shared } from './model/weights/shared.ts';
import { INTERFACE_LISTS } from './words/full.ts';
import { FURTHER_LISTS } from './words/more/more.ts';

/** Recogniser of servers: the languages of the interface in full, only the most urgent sentences of others. */
export const recogniser = createRecogniser(
  [...INTERFACE_LISTS, ...FURTHER_LISTS],
  createModel({ ...shared, ngrams: { en, es, fr, ar } }),
);
