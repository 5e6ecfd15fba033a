import { inLanguage } from './inLanguage.ts';

export const saveButtonWords = inLanguage<typeof import('./en/offline/saved/button.ts')['saveButton']>(
  import.meta.glob('./*/offline/saved/button.ts', { eager: true, import: 'saveButton' }),
);
