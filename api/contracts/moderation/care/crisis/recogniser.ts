import { createRecogniser } from './createRecogniser.ts';
import { arabic } from './words/ar/arabic.ts';
import { english } from './words/en/english.ts';
import { spanish } from './words/es/spanish.ts';
import { french } from './words/fr/french.ts';

/** Reads every language in full: for servers. */
export const recogniser = createRecogniser([english, spanish, french, arabic]);
