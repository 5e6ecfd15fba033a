import { SENDER_NEEDED } from '../../contracts/contributions/contributions.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest } from '../../platform/errors.ts';
import { currentSession } from '../../platform/session/currentSession.ts';
import type { Sender } from './actors.ts';
import { contributionsOfAddress, contributionsOfPerson } from './throttles.ts';

type Given = { contributorName?: string | undefined; contributorEmail?: string | undefined };

/**
 * Who is sending something in. Of somebody with an account nothing else is kept; others are asked for name and address.
 * @throws BadRequest without either, TooManyRequests
 */
export async function senderOf(
  { contributorName, contributorEmail }: Given,
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Sender> {
  const { database, request } = context;
  const session = await currentSession(context);
  if (!session && !(contributorName && contributorEmail)) throw new BadRequest(SENDER_NEEDED);
  await contributionsOfAddress.spend(database, clientAddress(request));
  if (session) {
    await contributionsOfPerson.spend(database, String(session.user.id));
    return { userId: session.user.id, role: session.user.role };
  }
  return { userId: null, role: null, contributorName, contributorEmail } as Sender;
}
