import { inLanguage } from '../../../inLanguage.ts';
import { saveButton as ar } from './ar.ts';
import { saveButton as en } from './en.ts';
import { saveButton as es } from './es.ts';
import { saveButton as fr } from './fr.ts';

export const saveButtonWords = inLanguage({ en, es, fr, ar });
