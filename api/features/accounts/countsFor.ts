import type { ApiContext } from '../../platform/ApiContext.ts';
import { findKnownDevice } from '../../platform/session/knownDevice.ts';
import type { Count } from '../../platform/throttle/limitWrongTries.ts';
import type { Throttle } from '../../platform/throttle/Throttle.ts';
import { toClientAddress } from '../../platform/toClientAddress.ts';

type Account = { email: string; id: number | null };
type Throttles = { ofDevice: Throttle; fromHere: Throttle; ofAddress: Throttle };

/**
 * Returns the throttles and keys that count an attempt at an account (see `guesses`). No other client can use up the
 * count of a device that has signed in to the account before.
 */
export async function countsFor(
  { email, id }: Account,
  asking: Pick<ApiContext, 'database' | 'request'>,
  { ofDevice, fromHere, ofAddress }: Throttles,
): Promise<{ own: Count; shared: Count[] }> {
  const device = id === null ? null : findKnownDevice(asking, id);
  if (device) return { own: { throttle: ofDevice, key: `${id} ${device}` }, shared: [] };
  const address = toClientAddress(asking.request);
  // Uses the id as the key, because the database matches several spellings of an email address to one account.
  const account = id === null ? email.normalize('NFKC').toLowerCase() : `#${id}`;
  return {
    own: { throttle: fromHere, key: `${account} ${address}` },
    shared: [{ throttle: ofAddress, key: address }],
  };
}
