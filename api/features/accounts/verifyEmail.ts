import { LINK_NOT_VALID } from '../../contracts/accounts/security.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { takeVerificationLink } from './queries/mailedLinks.ts';
import { tellOfVerifiedAddress } from './tellOwner.ts';
import { wrongLinksOfAddress } from './throttles.ts';

/** Marks an address as verified with the link that was mailed to it. @throws NotFound, TooManyRequests after many wrong links */
export async function verifyEmail(token: string, context: ApiContext): Promise<void> {
  const { database, request } = context;
  const address = clientAddress(request);
  await wrongLinksOfAddress.demand(database, address);
  const used = await takeVerificationLink(database, token);
  if (!used) {
    await wrongLinksOfAddress.spend(database, address);
    throw new NotFound(LINK_NOT_VALID);
  }
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}
