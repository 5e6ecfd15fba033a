import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { notify } from '../notifications/queries/notify.ts';
import { addressChangedMail, factorRemovedMail, passwordChangedMail } from './mails/accountMail.ts';
import { selectUser } from './queries/selectUser.ts';

type MailTools = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Tells the owner of an account that its password was changed, so that they hear of it if it was not them: in the
 * inbox, and by mail, because whoever was locked out cannot look there. An address that was never verified may be a
 * stranger's, so it is mailed nothing; the same holds for the notices below.
 */
export function tellOfNewPassword({ database, mailer }: MailTools, userId: number, language?: string): void {
  afterAnswer('notification of a changed password', () =>
    notify(database, { userId, kind: 'password_changed', link: '/profile' }),
  );
  afterAnswer('mail about a changed password', async () => {
    const user = await selectUser(database, userId);
    if (user?.isVerified)
      await mailer.send({ to: user.email, ...passwordChangedMail({ siteUrl: mailer.siteUrl, language }) });
  });
}

/** Tells whoever has the account that it no longer asks for a code. */
export function tellOfNoFactor({ database, mailer }: MailTools, userId: number): void {
  afterAnswer('mail about a removed second factor', async () => {
    const user = await selectUser(database, userId);
    if (user?.isVerified)
      await mailer.send({ to: user.email, ...factorRemovedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

/** Tells whoever had the account until now, at the address that it had. */
export function tellOfNewAddress({ mailer }: Pick<ApiContext, 'mailer'>, before: Mailed): void {
  afterAnswer('mail about a changed address', async () => {
    if (before.isVerified)
      await mailer.send({ to: before.email, ...addressChangedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

type Mailed = { email: string; isVerified: boolean };

export function tellOfVerifiedAddress({ database }: MailTools, userId: number): void {
  afterAnswer('notification of a verified address', () =>
    notify(database, { userId, kind: 'email_verified', link: '/profile' }),
  );
}
