import { inLanguage } from '../../inLanguage.ts';
import { care as careAr } from '../care/ar.ts';
import { care as careEn } from '../care/en.ts';
import { care as careEs } from '../care/es.ts';
import { care as careFr } from '../care/fr.ts';
import { crisis as ar } from './ar.ts';
import { crisis as en } from './en.ts';
import { crisis as es } from './es.ts';
import { crisis as fr } from './fr.ts';

/** All languages come with the script: a reply in the language of the message must appear at once, also offline. */
export const crisisWords = inLanguage({
  en: { ...en, help: careEn.lines },
  es: { ...es, help: careEs.lines },
  fr: { ...fr, help: careFr.lines },
  ar: { ...ar, help: careAr.lines },
});
export type CrisisWords = ReturnType<typeof crisisWords>;
