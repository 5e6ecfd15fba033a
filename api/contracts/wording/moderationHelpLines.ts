import { inLanguage } from './inLanguage.ts';

export const helpLinesWords = inLanguage<typeof import('./en/moderation/helpLines.ts')['helpLines']>(
  import.meta.glob('./*/moderation/helpLines.ts', { eager: true, import: 'helpLines' }),
);
