import { inLanguage } from '../../inLanguage.ts';
import { share as ar } from './ar.ts';
import { share as en } from './en.ts';
import { share as es } from './es.ts';
import { share as fr } from './fr.ts';

export const shareWords = inLanguage({ en, es, fr, ar });
