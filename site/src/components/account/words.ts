import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

/** What the islands of the account pages say: the words of their screen, those of all, and links of the header. */
export type ScreenWords<
  Screen extends keyof Wording,
  Link extends keyof Wording['shell'] = never,
> = Wording['account'] & Wording[Screen] & Pick<Wording['shell'], Link>;

/** The links of somebody who is signed in already. */
export type PersonLink = 'learning' | 'profile' | 'home' | 'signOut';
