import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { TooManyRequests } from '../../platform/errors.ts';
import { runAfterResponse } from '../../platform/runAfterResponse.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { verificationMail } from './mails/accountMail.ts';
import { linkForUser, selectUnverifiedMailbox } from './queries/mailedLinks.ts';
import { verificationsOfAddress, verificationsOfMailbox, verificationsOfUser } from './throttles.ts';

type Tools = Pick<ApiContext, 'database' | 'mailer'>;
type VerificationRequest = { userId: number; language: string | undefined };

/** Mails another link unless the address is verified. @throws TooManyRequests by client address, user or mailbox */
export async function requestEmailVerification(
  { userId, language }: VerificationRequest,
  context: ApiContext,
): Promise<void> {
  const { database, mailer, request } = context;
  await verificationsOfAddress.spend(database, toClientAddress(request));
  await verificationsOfUser.spend(database, String(userId));
  await spendOfMailbox(database, userId);
  runAfterResponse('mail to verify an address', () => mailVerificationLink({ database, mailer }, { userId, language }));
}

/** Mails the first link of an account, unless other accounts have used up the daily limit of its mailbox. */
export async function mailFirstLink(tools: Tools, asked: VerificationRequest): Promise<void> {
  try {
    await spendOfMailbox(tools.database, asked.userId);
  } catch (error) {
    if (error instanceof TooManyRequests) return;
    throw error;
  }
  runAfterResponse('mail to verify an address', () => mailVerificationLink(tools, asked));
}

async function spendOfMailbox(database: Database, userId: number): Promise<void> {
  const mailbox = await selectUnverifiedMailbox(database, userId);
  if (mailbox) await verificationsOfMailbox.spend(database, mailbox);
}

async function mailVerificationLink(
  { database, mailer }: Tools,
  { userId, language }: VerificationRequest,
): Promise<void> {
  const made = await linkForUser(database, userId);
  if (made)
    await mailer.send({ to: made.email, ...verificationMail({ siteUrl: mailer.siteUrl, language }, made.token) });
}
