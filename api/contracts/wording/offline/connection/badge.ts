import { badge as ar } from '../../ar/offline/connection/badge.ts';
import { badge as en } from '../../en/offline/connection/badge.ts';
import { badge as es } from '../../es/offline/connection/badge.ts';
import { badge as fr } from '../../fr/offline/connection/badge.ts';
import { inLanguage } from '../../inLanguage.ts';

export const badgeWords = inLanguage({ en, es, fr, ar });
