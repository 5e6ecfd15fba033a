import { inLanguage } from './inLanguage.ts';

type Crisis = typeof import('./en/moderation/crisis.ts')['crisis'];
type Care = typeof import('./en/moderation/care.ts')['care'];
export type CrisisWords = Crisis & { help: Care['lines'] };

const crisisTexts = inLanguage<Crisis>(import.meta.glob('./*/moderation/crisis.ts', { eager: true, import: 'crisis' }));
const careTexts = inLanguage<Care>(import.meta.glob('./*/moderation/care.ts', { eager: true, import: 'care' }));

/** All languages come with the script: a reply in the language of the message must appear at once, also offline. */
export function crisisWords(language: string): CrisisWords {
  return { ...crisisTexts(language), help: careTexts(language).lines };
}
