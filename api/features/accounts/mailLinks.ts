import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { resetMail, verificationMail } from './mails/accountMail.ts';
import { linkForAddress, linkForUser } from './queries/mailedLinks.ts';

type MailTools = Pick<ApiContext, 'database' | 'mailer'>;
/** The code of an active language that is not the default one. */
type Language = string | undefined;

/** Mails a link for a new password to an account's own address, however the one that was given is written. */
export async function mailResetLink({ database, mailer }: MailTools, email: string, language: Language): Promise<void> {
  const made = await linkForAddress(database, email);
  if (made) await mailer.send({ to: made.email, ...resetMail({ siteUrl: mailer.siteUrl, language }, made.token) });
}

/** Mails a link to verify an address, unless it is verified already. */
export async function mailVerificationLink(
  { database, mailer }: MailTools,
  userId: number,
  language: Language,
): Promise<void> {
  const made = await linkForUser(database, userId);
  if (made)
    await mailer.send({ to: made.email, ...verificationMail({ siteUrl: mailer.siteUrl, language }, made.token) });
}
