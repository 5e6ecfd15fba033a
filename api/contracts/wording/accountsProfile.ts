import { fetchedIn } from './inLanguage.ts';

export type ProfileWords = typeof import('./en/accounts/profile.ts')['profile'];
export const loadProfileWords = fetchedIn<typeof import('./en/accounts/profile.ts')>(
  import.meta.glob('./*/accounts/profile.ts'),
);
