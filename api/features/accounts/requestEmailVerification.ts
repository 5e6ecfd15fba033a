import { afterAnswer } from '../../platform/afterAnswer.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { verificationMail } from './mails/accountMail.ts';
import { linkForUser } from './queries/mailedLinks.ts';
import { verificationsOfAddress, verificationsOfUser } from './throttles.ts';

type VerificationRequest = { userId: number; language: string | undefined };

/** Mails another link. @throws TooManyRequests */
export async function requestEmailVerification(
  { userId, language }: VerificationRequest,
  context: ApiContext,
): Promise<void> {
  const { database, mailer, request } = context;
  await verificationsOfAddress.spend(database, clientAddress(request));
  await verificationsOfUser.spend(database, String(userId));
  afterAnswer('mail to verify an address', () => mailVerificationLink({ database, mailer }, { userId, language }));
}

/** Mails a link to verify an address, in an active language or the default one, unless it is verified already. */
export async function mailVerificationLink(
  { database, mailer }: Pick<ApiContext, 'database' | 'mailer'>,
  { userId, language }: VerificationRequest,
): Promise<void> {
  const made = await linkForUser(database, userId);
  if (made)
    await mailer.send({ to: made.email, ...verificationMail({ siteUrl: mailer.siteUrl, language }, made.token) });
}
