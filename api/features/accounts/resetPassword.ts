import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { demandStrongPassword } from '../../platform/passwords/demandStrongPassword.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { ownerOfResetLink, takeResetLink } from './queries/mailedLinks.ts';
import { tellOfNewPassword, tellOfVerifiedAddress } from './tellOwner.ts';
import { takeMailedLink } from './verifyEmail.ts';

type PasswordReset = { token: string; password: string; language: string | undefined };

/**
 * Sets a new password with a mailed link, which proves the address as well. The link is used up with the change or not
 * at all, so a password that is refused leaves it good; of two uses at the same moment one is told that the link is no
 * longer valid.
 * @throws NotFound, BadRequest for a password that is easy to guess, TooManyRequests after many wrong links
 */
export async function resetPassword({ token, password, language }: PasswordReset, context: ApiContext): Promise<void> {
  const { database } = context;
  const used = await takeMailedLink(context, async () => {
    const owner = await ownerOfResetLink(database, token);
    if (!owner) return null;
    await demandStrongPassword({ field: 'password', password, about: [owner.username, owner.email] });
    return takeResetLink(database, token, await hashPassword(password));
  });
  tellOfNewPassword(context, used.userId, language);
  if (used.isNewlyVerified) tellOfVerifiedAddress(context, used.userId);
}
