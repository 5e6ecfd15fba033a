import type { ContributionWords } from './en.ts';

const FILES: Record<string, () => Promise<{ contribution: ContributionWords }>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

/** The words of one language, fetched alone. */
export async function loadContributionWords(language: string): Promise<ContributionWords> {
  const load = (Object.hasOwn(FILES, language) && FILES[language]) || (() => import('./en.ts'));
  return (await load()).contribution;
}
