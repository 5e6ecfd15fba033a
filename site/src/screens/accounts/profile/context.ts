import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { createStrictContext } from '../../../islands/createStrictContext.ts';
import { $session } from '../../../session/session.ts';

export const [ProfileProvider, useProfile] = createStrictContext<{ lang: string; words: ProfileWords }>();

/** Returns the account, null until the server has sent it. Returns the last known account while none is loaded. */
export function useUser(): User | null {
  const user = useStore($session)?.user ?? null;
  const known = useRef(user);
  if (user) known.current = user;
  return known.current;
}
