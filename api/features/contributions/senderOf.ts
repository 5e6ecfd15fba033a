import { NAME_AMBIGUOUS, NAME_RESERVED } from '../../contracts/accounts/accounts.ts';
import { SENDER_NEEDED } from '../../contracts/contributions/contributions.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest } from '../../platform/errors.ts';
import { findLiveSession } from '../../platform/session/currentSession.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { isReservedName } from '../accounts/names/isReservedName.ts';
import { isUnambiguousName } from '../accounts/names/isUnambiguousName.ts';

const HOUR = 60 * 60;
/** A class that writes together shares one address, so this is wide; one person has fewer. */
const contributionsOfAddress = new Throttle({ name: 'contribute-address', tries: 60, seconds: HOUR });
const contributionsOfPerson = new Throttle({ name: 'contribute-person', tries: 30, seconds: HOUR });

/** Who sends something in: somebody who is signed in, or somebody who gives name and address. */
export type Sender = {
  userId: number | null;
  role: string | null;
  contributorName?: string;
  contributorEmail?: string;
  /** What they are mailed in: code of an active language; the default one when left out. */
  language?: string | undefined;
};
type Signed = {
  contributorName?: string | undefined;
  contributorEmail?: string | undefined;
  language?: string | undefined;
};

/**
 * Who is sending something in. Of somebody with an account nothing else is kept; others are asked for name and address.
 * @throws Unauthorized when the session has ended
 * @throws BadRequest without either, where the name is one of those who run the site or mixes scripts
 * @throws TooManyRequests
 */
export async function senderOf(
  { contributorName, contributorEmail, language }: Signed,
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Sender> {
  const { database, request } = context;
  const session = await findLiveSession(context);
  if (!session && !(contributorName && contributorEmail)) throw new BadRequest(SENDER_NEEDED);
  await contributionsOfAddress.spend(database, clientAddress(request));
  if (session) {
    await contributionsOfPerson.spend(database, String(session.user.id));
    return { userId: session.user.id, role: session.user.role };
  }
  if (await isReservedName(database, String(contributorName)))
    throw new BadRequest(`contributorName: ${NAME_RESERVED}`);
  // Reviewers see it where the display name of a member stands.
  if (!isUnambiguousName(String(contributorName))) throw new BadRequest(`contributorName: ${NAME_AMBIGUOUS}`);
  return { userId: null, role: null, contributorName, contributorEmail, language } as Sender;
}
