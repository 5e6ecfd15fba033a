import { afterAnswer } from '../../../platform/afterAnswer.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { passwordChangedMail } from '../mails/accountMail.ts';
import { selectUser } from '../queries/selectUser.ts';

/** Tells the owner of an account by mail that its password was changed, so that they hear of it if it was not them. */
export function tellOfNewPassword(
  { database, mailer }: Pick<ApiContext, 'database' | 'mailer'>,
  userId: number,
  language?: string,
): void {
  afterAnswer('mail about a changed password', async () => {
    const user = await selectUser(database, userId);
    if (user) await mailer.send({ to: user.email, ...passwordChangedMail({ siteUrl: mailer.siteUrl, language }) });
  });
}
