import { NAME_AMBIGUOUS, NAME_RESERVED } from '../../contracts/accounts/accounts.ts';
import { SENDER_NEEDED } from '../../contracts/contributions/contributions.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { BadRequest } from '../../platform/errors.ts';
import { findLiveSession } from '../../platform/session/findCurrentSession.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';
import { isReservedName } from '../accounts/names/isReservedName.ts';
import { isUnambiguousName } from '../accounts/names/isUnambiguousName.ts';

const HOUR = 60 * 60;
/** The limit per IP address is higher than per user, because a school class may share one address. */
const contributionsOfAddress = new Throttle({ name: 'contribute-address', tries: 60, seconds: HOUR });
const contributionsOfPerson = new Throttle({ name: 'contribute-person', tries: 30, seconds: HOUR });

export type Sender = {
  userId: number | null;
  role: string | null;
  contributorName?: string;
  contributorEmail?: string;
  /** Language code of mails to a guest. The default language when missing. */
  language?: string | undefined;
};
type Signed = {
  contributorName?: string | undefined;
  contributorEmail?: string | undefined;
  language?: string | undefined;
};

/** Returns the signed-in user, or else the guest. @throws Unauthorized, BadRequest, TooManyRequests */
export async function demandSender(
  { contributorName, contributorEmail, language }: Signed,
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Sender> {
  const { database, request } = context;
  const session = await findLiveSession(context);
  if (!session && !(contributorName && contributorEmail)) throw new BadRequest(SENDER_NEEDED);
  await contributionsOfAddress.spend(database, toClientAddress(request));
  if (session) {
    await contributionsOfPerson.spend(database, String(session.user.id));
    return { userId: session.user.id, role: session.user.role };
  }
  if (await isReservedName(database, String(contributorName)))
    throw new BadRequest(`contributorName: ${NAME_RESERVED}`);
  // Reviewers see this name in place of a user's display name.
  if (!isUnambiguousName(String(contributorName))) throw new BadRequest(`contributorName: ${NAME_AMBIGUOUS}`);
  return { userId: null, role: null, contributorName, contributorEmail, language } as Sender;
}
