import { inLanguage } from '../../../inLanguage.ts';
import { plain as ar } from './ar.ts';
import { plain as en } from './en.ts';
import { plain as es } from './es.ts';
import { plain as fr } from './fr.ts';

export const plainOfflineWords = inLanguage({ en, es, fr, ar });
