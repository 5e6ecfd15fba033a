import { afterAnswer } from '../../platform/afterAnswer.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { resetMail } from './mails/accountMail.ts';
import { linkForAddress } from './queries/mailedLinks.ts';
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
  afterAnswer('mail for a new password', async () => {
    // To the account's own address, however the one that was given is written.
    const made = await linkForAddress(database, email);
    if (made) await mailer.send({ to: made.email, ...resetMail({ siteUrl: mailer.siteUrl, language }, made.token) });
  });
}
