import { plain as ar } from '../../ar/offline/connection/plain.ts';
import { plain as en } from '../../en/offline/connection/plain.ts';
import { plain as es } from '../../es/offline/connection/plain.ts';
import { plain as fr } from '../../fr/offline/connection/plain.ts';
import { inLanguage } from '../../inLanguage.ts';

export const plainOfflineWords = inLanguage({ en, es, fr, ar });
