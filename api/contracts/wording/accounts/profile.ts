import { fetchedIn } from '../inLanguage.ts';

export type ProfileWords = typeof import('../en/accounts/profile.ts').profile;
export const loadProfileWords = fetchedIn<typeof import('../en/accounts/profile.ts')>({
  en: () => import('../en/accounts/profile.ts'),
  es: () => import('../es/accounts/profile.ts'),
  fr: () => import('../fr/accounts/profile.ts'),
  ar: () => import('../ar/accounts/profile.ts'),
});
