import { afterAnswer } from '../../platform/afterAnswer.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { mailResetLink } from './mailLinks.ts';
import { accountKey, resetsAtAccount, resetsFromHere, resetsOfAddress } from './throttles.ts';

type ResetRequest = { email: string; language: string | undefined };

/**
 * Answers alike, in words and in time, whether or not there is such an account: looking for it, too, comes after.
 * @throws TooManyRequests
 */
export async function requestPasswordReset(
  { email, language }: ResetRequest,
  { database, mailer, request }: Pick<ApiContext, 'database' | 'mailer' | 'request'>,
): Promise<void> {
  const address = clientAddress(request);
  const account = accountKey(email);
  await resetsOfAddress.spend(database, address);
  await resetsFromHere.spend(database, `${account} ${address}`);
  await resetsAtAccount.spend(database, account);
  afterAnswer('mail for a new password', () => mailResetLink({ database, mailer }, email, language));
}
