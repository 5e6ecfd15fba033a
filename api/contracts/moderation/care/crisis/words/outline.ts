import type { WordLists } from '../WordLists.ts';
import { outline as arabic } from './ar/outline.ts';
import { outline as english } from './en/outline.ts';
import { outline as spanish } from './es/outline.ts';
import { outline as french } from './fr/outline.ts';

/** The languages of the interface with their core words alone. */
export const CORE_LISTS: readonly WordLists[] = [english, spanish, french, arabic];
