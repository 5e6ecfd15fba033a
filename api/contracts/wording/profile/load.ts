import type { ProfileWords } from './en.ts';

const FILES: Record<string, () => Promise<{ profile: ProfileWords }>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

/** The words of one language, fetched alone: all of them would be most of what the profile's script weighs. */
export async function loadProfileWords(language: string): Promise<ProfileWords> {
  const load = (Object.hasOwn(FILES, language) && FILES[language]) || (() => import('./en.ts'));
  return (await load()).profile;
}
