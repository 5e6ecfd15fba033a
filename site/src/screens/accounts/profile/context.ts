import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/profile/en.ts';
import { createContext, useContext } from 'react';

/** What every part of the profile needs: the page's language and its words. */
export type ProfileContext = { lang: string; words: ProfileWords; formWords: FormWords };

const Context = createContext<ProfileContext | null>(null);

export const ProfileProvider = Context.Provider;

export function useProfile(): ProfileContext {
  const context = useContext(Context);
  if (!context) throw new Error('A part of the profile stands outside of ProfileView.');
  return context;
}
