import type { FullWordLists } from '../WordLists.ts';
import { arabic } from './ar/arabic.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';

export const INTERFACE_LISTS: readonly FullWordLists[] = [english, spanish, french, arabic];
