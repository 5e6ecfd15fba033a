import { needed as ar } from '../ar/offline/needed.ts';
import { needed as en } from '../en/offline/needed.ts';
import { needed as es } from '../es/offline/needed.ts';
import { needed as fr } from '../fr/offline/needed.ts';
import { inLanguage } from '../inLanguage.ts';

export const neededWords = inLanguage<string>({ en, es, fr, ar });
