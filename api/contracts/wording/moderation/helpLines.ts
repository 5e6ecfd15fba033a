import * as ar from '../ar/moderation/helpLines.ts';
import * as en from '../en/moderation/helpLines.ts';
import * as es from '../es/moderation/helpLines.ts';
import * as fr from '../fr/moderation/helpLines.ts';
import { inLanguage } from '../inLanguage.ts';

export const helpLinesWords = inLanguage({ en: en.helpLines, es: es.helpLines, fr: fr.helpLines, ar: ar.helpLines });
