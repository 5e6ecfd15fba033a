import { LINK_NOT_VALID } from '../../contracts/accounts/security.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { isResetLink, takeResetLink } from './queries/mailedLinks.ts';
import { tellOfNewPassword, tellOfVerifiedAddress } from './tellOwner.ts';
import { wrongLinksOfAddress } from './throttles.ts';

type PasswordReset = { token: string; password: string; language: string | undefined };

/**
 * Sets a new password with a mailed link, which proves the address as well. The link is used up with the change or not
 * at all; of two uses at the same moment one is told that the link is no longer valid.
 * @throws NotFound, TooManyRequests after many wrong links
 */
export async function resetPassword({ token, password, language }: PasswordReset, context: ApiContext): Promise<void> {
  const { database, request } = context;
  const address = clientAddress(request);
  await wrongLinksOfAddress.demand(database, address);
  const isGood = await isResetLink(database, token);
  const used = isGood ? await takeResetLink(database, token, await hashPassword(password)) : null;
  if (!used) {
    await wrongLinksOfAddress.spend(database, address);
    throw new NotFound(LINK_NOT_VALID);
  }
  tellOfNewPassword(context, used.userId, language);
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}
