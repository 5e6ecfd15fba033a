import { inLanguage } from './inLanguage.ts';

export type FormWords = typeof import('./en/form.ts')['form'];
export const formWords = inLanguage<FormWords>(import.meta.glob('./*/form.ts', { eager: true, import: 'form' }));
