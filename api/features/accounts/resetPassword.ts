import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { isResetLink, takeResetLink } from './queries/mailedLinks.ts';
import { tellOfNewPassword, tellOfVerifiedAddress } from './tellOwner.ts';
import { takeMailedLink } from './verifyEmail.ts';

type PasswordReset = { token: string; password: string; language: string | undefined };

/**
 * Sets a new password with a mailed link, which proves the address as well. The link is used up with the change or not
 * at all; of two uses at the same moment one is told that the link is no longer valid.
 * @throws NotFound, TooManyRequests after many wrong links
 */
export async function resetPassword({ token, password, language }: PasswordReset, context: ApiContext): Promise<void> {
  const { database } = context;
  const used = await takeMailedLink(context, async () =>
    (await isResetLink(database, token)) ? takeResetLink(database, token, await hashPassword(password)) : null,
  );
  tellOfNewPassword(context, used.userId, language);
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}
