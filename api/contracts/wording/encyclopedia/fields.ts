import { fields as ar } from '../ar/encyclopedia/fields.ts';
import { fields as en } from '../en/encyclopedia/fields.ts';
import { fields as es } from '../es/encyclopedia/fields.ts';
import { fields as fr } from '../fr/encyclopedia/fields.ts';
import { inLanguage } from '../inLanguage.ts';

export const fieldNames = inLanguage({ en, es, fr, ar });
