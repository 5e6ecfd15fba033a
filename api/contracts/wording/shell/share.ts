import { share as ar } from '../ar/shell/share.ts';
import { share as en } from '../en/shell/share.ts';
import { share as es } from '../es/shell/share.ts';
import { share as fr } from '../fr/shell/share.ts';
import { inLanguage } from '../inLanguage.ts';

export const shareWords = inLanguage({ en, es, fr, ar });
