import { LINK_NOT_VALID } from '../../contracts/accounts/security.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { guessesAt } from '../../platform/throttle/guessesAt.ts';
import { takeVerificationLink, type UsedLink } from './queries/mailedLinks.ts';
import { tellOfVerifiedAddress } from './tellOwner.ts';

const findByToken = guessesAt('link');

/** Marks an address as verified with the link that was mailed to it. @throws NotFound, TooManyRequests after many wrong links */
export async function verifyEmail(token: string, context: ApiContext): Promise<void> {
  const used = await takeMailedLink(context, () => takeVerificationLink(context.database, token));
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}

/** What a mailed link was for. Links that were wrong are counted. @throws NotFound, TooManyRequests */
export async function takeMailedLink(context: ApiContext, take: () => Promise<UsedLink | null>): Promise<UsedLink> {
  const used = await findByToken(context, take);
  if (!used) throw new NotFound(LINK_NOT_VALID);
  return used;
}
