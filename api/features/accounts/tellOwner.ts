import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { Database } from '../../platform/Database.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { TooManyRequests } from '../../platform/errors.ts';
import { notify } from '../notifications/queries/notify.ts';
import { addressChangedMail, factorRemovedMail, passwordChangedMail } from './mails/accountMail.ts';
import { selectMailbox } from './queries/mailedLinks.ts';
import { selectUser } from './queries/selectUser.ts';
import { noticesOfMailbox } from './throttles.ts';

type MailTools = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Tells the owner of an account that its password was changed, so that they hear of it if it was not them: in the
 * inbox, and by mail, because whoever was locked out cannot look there. An address that was never verified may be a
 * stranger's: it is mailed one such notice a day.
 */
export function tellOfNewPassword({ database, mailer }: MailTools, userId: number, language?: string): void {
  afterAnswer('notification of a changed password', () =>
    notify(database, { userId, kind: 'password_changed', link: '/profile' }),
  );
  afterAnswer('mail about a changed password', async () => {
    const user = await selectUser(database, userId);
    if (user && (await mayTell(database, user, 'password')))
      await mailer.send({ to: user.email, ...passwordChangedMail({ siteUrl: mailer.siteUrl, language }) });
  });
}

/** Tells whoever has the account that it no longer asks for a code. */
export function tellOfNoFactor({ database, mailer }: MailTools, userId: number): void {
  afterAnswer('mail about a removed second factor', async () => {
    const user = await selectUser(database, userId);
    if (user && (await mayTell(database, user, 'factor')))
      await mailer.send({ to: user.email, ...factorRemovedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

/** Tells whoever had the account until now, at the address that it had. */
export function tellOfNewAddress({ database, mailer }: MailTools, before: Mailed): void {
  afterAnswer('mail about a changed address', async () => {
    if (await mayTell(database, before, 'address'))
      await mailer.send({ to: before.email, ...addressChangedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

type Mailed = { email: string; isVerified: boolean };

/** Returns whether a notice may be mailed to an address, and counts it where the address is not verified. */
async function mayTell(database: Database, { email, isVerified }: Mailed, kind: string): Promise<boolean> {
  if (isVerified) return true;
  try {
    await noticesOfMailbox.spend(database, `${kind} ${await selectMailbox(database, email)}`);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

export function tellOfVerifiedAddress({ database }: MailTools, userId: number): void {
  afterAnswer('notification of a verified address', () =>
    notify(database, { userId, kind: 'email_verified', link: '/profile' }),
  );
}
