import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/accounts/profile/index.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { createStrictContext } from '../../../islands/createStrictContext.ts';
import { $session } from '../../../session/session.ts';

/** What every part of the profile needs: the page's language and its words. */
export const [ProfileProvider, useProfile] = createStrictContext<{ lang: string; words: ProfileWords }>();

/**
 * All of the account that is signed in; null until the server has answered. While it is asked for once more, after
 * another tab has changed something, what was known stays.
 */
export function useUser(): User | null {
  const user = useStore($session)?.user ?? null;
  const known = useRef(user);
  if (user) known.current = user;
  return known.current;
}
