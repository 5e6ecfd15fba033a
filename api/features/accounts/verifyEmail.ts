import { LINK_NOT_VALID } from '../../contracts/accounts/security.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { NotFound } from '../../platform/errors.ts';
import { createGuessLimit } from '../../platform/throttle/createGuessLimit.ts';
import { takeVerificationLink, type UsedLink } from './queries/mailedLinks.ts';
import { tellOfVerifiedAddress } from './tellOwner.ts';

const findByToken = createGuessLimit('link');

export async function verifyEmail(token: string, context: ApiContext): Promise<void> {
  const used = await takeMailedLink(context, () => takeVerificationLink(context.database, token));
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}

/** Uses up a mailed link by `take`. Counts wrong links. @throws NotFound when `take` returns null, TooManyRequests */
export async function takeMailedLink(context: ApiContext, take: () => Promise<UsedLink | null>): Promise<UsedLink> {
  const used = await findByToken(context, take);
  if (!used) throw new NotFound(LINK_NOT_VALID);
  return used;
}
