import { afterAnswer } from '../../platform/afterAnswer.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { mailVerificationLink } from './mailLinks.ts';
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
  afterAnswer('mail to verify an address', () => mailVerificationLink({ database, mailer }, userId, language));
}
