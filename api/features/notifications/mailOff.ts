import { MAIL_NOT_KNOWN } from '../../contracts/notifications/mailChoices.ts';
import type { MailTopic } from '../../contracts/notifications/notifications.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { NotFound } from '../../platform/errors.ts';
import { createGuessLimit } from '../../platform/throttle/createGuessLimit.ts';
import { readMailOffToken } from './mails/mailOffToken.ts';
import { findLanguagePrefix, updateMailChoices } from './queries/mailChoices.ts';

type Tools = Pick<ApiContext, 'database' | 'mailer' | 'request'>;

const findByToken = createGuessLimit('mail-off');

/** Switches off the mails that the token names. @throws NotFound when the token is invalid, TooManyRequests */
export async function stopMails(token: string, tools: Tools): Promise<{ topic: MailTopic }> {
  const { userId, topic } = await demandMail(token, tools);
  // Changes nothing, without an error, when the account was deleted.
  await updateMailChoices(tools.database, userId, { topics: { [topic]: false } });
  return { topic };
}

/** Returns the address of the page that asks before it stops mails, in the user's language. @throws as `stopMails` */
export async function openMailOff(token: string, tools: Tools): Promise<{ location: string }> {
  const { userId } = await demandMail(token, tools);
  const language = await findLanguagePrefix(tools.database, userId);
  return { location: `${tools.mailer.siteUrl}${language ? `/${language}` : ''}/mail-off#${token}` };
}

async function demandMail(token: string, tools: Tools) {
  const mail = await findByToken(tools, () => readMailOffToken(token, tools.mailer.linkKey));
  if (!mail) throw new NotFound(MAIL_NOT_KNOWN);
  return mail;
}
