import { saveButton as ar } from '../../ar/offline/saved/button.ts';
import { saveButton as en } from '../../en/offline/saved/button.ts';
import { saveButton as es } from '../../es/offline/saved/button.ts';
import { saveButton as fr } from '../../fr/offline/saved/button.ts';
import { inLanguage } from '../../inLanguage.ts';

export const saveButtonWords = inLanguage({ en, es, fr, ar });
