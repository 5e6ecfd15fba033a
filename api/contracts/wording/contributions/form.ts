import { fetchedIn } from '../inLanguage.ts';

export type ContributionWords = typeof import('../en/contributions/form.ts').contribution;
export const loadContributionWords = fetchedIn<typeof import('../en/contributions/form.ts')>({
  en: () => import('../en/contributions/form.ts'),
  es: () => import('../es/contributions/form.ts'),
  fr: () => import('../fr/contributions/form.ts'),
  ar: () => import('../ar/contributions/form.ts'),
});
