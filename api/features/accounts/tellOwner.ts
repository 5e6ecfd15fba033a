import type { ApiContext } from '../../platform/ApiContext.ts';
import { runAfterResponse } from '../../platform/runAfterResponse.ts';
import { notify } from '../notifications/queries/notify.ts';
import { addressChangedMail, factorRemovedMail, passwordChangedMail } from './mails/accountMail.ts';
import { selectUser } from './queries/selectUser.ts';

type MailTools = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Notifies the owner of a changed password, in case a stranger changed it: in the inbox, and by mail, because an owner
 * who is locked out cannot read the inbox. No mail goes to an unverified address, which may belong to a stranger.
 */
export function tellOfNewPassword({ database, mailer }: MailTools, userId: number, language?: string): void {
  runAfterResponse('notification of a changed password', () =>
    notify(database, { userId, kind: 'password_changed', link: '/profile' }),
  );
  runAfterResponse('mail about a changed password', async () => {
    const user = await selectUser(database, userId);
    if (user?.isVerified)
      await mailer.send({ to: user.email, ...passwordChangedMail({ siteUrl: mailer.siteUrl, language }) });
  });
}

export function tellOfNoFactor({ database, mailer }: MailTools, userId: number): void {
  runAfterResponse('mail about a removed second factor', async () => {
    const user = await selectUser(database, userId);
    if (user?.isVerified)
      await mailer.send({ to: user.email, ...factorRemovedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

export function tellOfNewAddress({ mailer }: Pick<ApiContext, 'mailer'>, before: Mailed): void {
  runAfterResponse('mail about a changed address', async () => {
    if (before.isVerified)
      await mailer.send({ to: before.email, ...addressChangedMail({ siteUrl: mailer.siteUrl, language: undefined }) });
  });
}

type Mailed = { email: string; isVerified: boolean };

export function tellOfVerifiedAddress({ database }: MailTools, userId: number): void {
  runAfterResponse('notification of a verified address', () =>
    notify(database, { userId, kind: 'email_verified', link: '/profile' }),
  );
}
