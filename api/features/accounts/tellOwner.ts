import { afterAnswer } from '../../platform/afterAnswer.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { notify } from '../notifications/queries/notify.ts';
import { passwordChangedMail } from './mails/accountMail.ts';
import { selectUser } from './queries/selectUser.ts';

type MailTools = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Tells the owner of an account that its password was changed, so that they hear of it if it was not them: in the inbox,
 * and by mail, because whoever was locked out cannot look there.
 */
export function tellOfNewPassword({ database, mailer }: MailTools, userId: number, language?: string): void {
  afterAnswer('notification of a changed password', () =>
    notify(database, { userId, kind: 'password_changed', link: '/profile' }),
  );
  afterAnswer('mail about a changed password', async () => {
    const user = await selectUser(database, userId);
    if (user) await mailer.send({ to: user.email, ...passwordChangedMail({ siteUrl: mailer.siteUrl, language }) });
  });
}

export function tellOfVerifiedAddress({ database }: MailTools, userId: number): void {
  afterAnswer('notification of a verified address', () =>
    notify(database, { userId, kind: 'email_verified', link: '/profile' }),
  );
}
