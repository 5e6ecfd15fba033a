import type { ApiContext } from '../../platform/ApiContext.ts';
import { demandStrongPassword } from '../../platform/passwords/demandStrongPassword.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { ownerOfResetLink, takeResetLink } from './queries/mailedLinks.ts';
import { tellOfNewPassword, tellOfVerifiedAddress } from './tellOwner.ts';
import { takeMailedLink } from './verifyEmail.ts';

type PasswordReset = { token: string; password: string; language: string | undefined };

/**
 * Sets a new password with a mailed link, which also verifies the address. The link is used up only together with the
 * change, so that a refused password leaves it valid.
 * @throws NotFound for an invalid link, also for one that a concurrent request has just used
 * @throws BadRequest for a password that is easy to guess, TooManyRequests after many wrong links
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
