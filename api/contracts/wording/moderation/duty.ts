import * as ar from '../ar/moderation/duty.ts';
import * as en from '../en/moderation/duty.ts';
import * as es from '../es/moderation/duty.ts';
import * as fr from '../fr/moderation/duty.ts';
import { inLanguage } from '../inLanguage.ts';

export const dutyWords = inLanguage({ en: en.duty, es: es.duty, fr: fr.duty, ar: ar.duty });
