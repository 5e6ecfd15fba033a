import { inLanguage } from '../../inLanguage.ts';
import { roles as ar } from './ar.ts';
import { roles as en } from './en.ts';
import { roles as es } from './es.ts';
import { roles as fr } from './fr.ts';

export const roleNames = inLanguage({ en, es, fr, ar });
