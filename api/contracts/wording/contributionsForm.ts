import { fetchedIn } from './inLanguage.ts';

export type ContributionWords = typeof import('./en/contributions/form.ts')['contribution'];
export const loadContributionWords = fetchedIn<typeof import('./en/contributions/form.ts')>(
  import.meta.glob('./*/contributions/form.ts'),
);
