import { care as careAr } from '../ar/moderation/care.ts';
import { crisis as ar } from '../ar/moderation/crisis.ts';
import { care as careEn } from '../en/moderation/care.ts';
import { crisis as en } from '../en/moderation/crisis.ts';
import { care as careEs } from '../es/moderation/care.ts';
import { crisis as es } from '../es/moderation/crisis.ts';
import { care as careFr } from '../fr/moderation/care.ts';
import { crisis as fr } from '../fr/moderation/crisis.ts';
import { inLanguage } from '../inLanguage.ts';

/** All languages come with the script: a reply in the language of the message must appear at once, also offline. */
export const crisisWords = inLanguage({
  en: { ...en, help: careEn.lines },
  es: { ...es, help: careEs.lines },
  fr: { ...fr, help: careFr.lines },
  ar: { ...ar, help: careAr.lines },
});
export type CrisisWords = ReturnType<typeof crisisWords>;
