import { inLanguage } from './inLanguage.ts';

export const changeWords = inLanguage<typeof import('./en/learning/changes.ts')['changes']>(
  import.meta.glob('./*/learning/changes.ts', { eager: true, import: 'changes' }),
);
