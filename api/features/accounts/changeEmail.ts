import { NAME_TAKEN } from '../../contracts/accounts/accounts.ts';
import { type ListedUser, listedUserSchema } from '../../contracts/accounts/users.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { IS_IN_USE } from './queries/insertUser.ts';
import { selectUser } from './queries/selectUser.ts';
import { LISTED_USER } from './queries/selectUsers.ts';
import { mailFirstLink } from './requestEmailVerification.ts';
import { tellOfNewAddress } from './tellOwner.ts';

type AddressChange = { userId: number; email: string; currentPassword: string; language: string | undefined };

const ADDRESS = defineStatement({
  name: 'account-address',
  row: listedUserSchema,
  text: `UPDATE users SET email = lower($2), is_verified = is_verified AND email = lower($2), updated_at = now()
         WHERE id = $1 RETURNING ${LISTED_USER}`,
});

/**
 * Changes an address, which is then unverified, and mails a link to verify it and a notice to the earlier one. A trigger
 * ends the account's sessions except the one that asks. Returns the account; null when there is none.
 * @throws Forbidden for a wrong password of the acting user, Conflict when the address is in use, TooManyRequests
 */
export async function changeEmail(
  { userId, email, currentPassword, language }: AddressChange,
  context: ApiContext & { actor: Actor },
): Promise<ListedUser | null> {
  const { actor, database, mailer } = context;
  await demandOwnPassword({ userId: actor.id, password: currentPassword }, context);
  const before = await selectUser(database, userId);
  if (!before) return null;
  const changed = await inTransaction(database, async (connection) => {
    await connection.query(`SELECT set_config('account.kept_session', $1, true)`, [String(actor.sessionId ?? '')]);
    return findRow(connection, ADDRESS, [userId, email]);
  }).catch((error: unknown) => {
    throw (error as { code?: unknown }).code === IS_IN_USE ? new Conflict(NAME_TAKEN) : error;
  });
  if (!changed || changed.email === before.email) return changed;
  tellOfNewAddress(context, before);
  await mailFirstLink({ database, mailer }, { userId, language });
  return changed;
}
