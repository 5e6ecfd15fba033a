import type { ApiContext } from '../../platform/ApiContext.ts';
import { runAfterResponse } from '../../platform/runAfterResponse.ts';
import { countsFor } from './countsFor.ts';
import { resetMail } from './mails/accountMail.ts';
import { selectCredentials } from './queries/credentials.ts';
import { linkForAddress } from './queries/mailedLinks.ts';
import { resets } from './throttles.ts';

type ResetRequest = { email: string; language: string | undefined };

/**
 * Mails a link for a new password. Responds alike for known and unknown addresses, also in time: the mail follows the
 * response.
 * @throws TooManyRequests
 */
export async function requestPasswordReset(
  { email, language }: ResetRequest,
  asking: Pick<ApiContext, 'database' | 'mailer' | 'request'>,
): Promise<void> {
  const { database, mailer } = asking;
  const account = await selectCredentials(database, email);
  const { own, shared } = await countsFor({ email, id: account?.id ?? null }, asking, resets);
  for (const { throttle, key } of [own, ...shared]) await throttle.spend(database, key);
  runAfterResponse('mail for a new password', async () => {
    // The mail goes to the stored address, which may be spelled differently from the given one.
    const made = await linkForAddress(database, email);
    if (made) await mailer.send({ to: made.email, ...resetMail({ siteUrl: mailer.siteUrl, language }, made.token) });
  });
}
