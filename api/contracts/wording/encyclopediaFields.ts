import { inLanguage } from './inLanguage.ts';

export const fieldNames = inLanguage<typeof import('./en/encyclopedia/fields.ts')['fields']>(
  import.meta.glob('./*/encyclopedia/fields.ts', { eager: true, import: 'fields' }),
);
