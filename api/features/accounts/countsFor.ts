import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { knownDevice } from '../../platform/session/knownDevice.ts';
import type { Count } from '../../platform/throttle/countWrong.ts';
import type { Throttle } from '../../platform/throttle/Throttle.ts';

/** What is tried: the address that was given, and the account that it belongs to, if any. */
type Account = { email: string; id: number | null };
type Throttles = { ofDevice: Throttle; fromHere: Throttle; ofAddress: Throttle };

/**
 * Under what a try at an account is counted. A device that has signed in to it before has a count of its own, which nobody
 * else can use up; everybody else counts by account and address, and by address. There is no count of an account alone.
 */
export async function countsFor(
  { email, id }: Account,
  asking: Pick<ApiContext, 'database' | 'request'>,
  { ofDevice, fromHere, ofAddress }: Throttles,
): Promise<{ own: Count; shared: Count[] }> {
  const device = id === null ? null : knownDevice(asking, id);
  if (device) return { own: { throttle: ofDevice, key: `${id} ${device}` }, shared: [] };
  const address = clientAddress(asking.request);
  // By its id: there is more than one way to write an address that the database takes for the same.
  const account = id === null ? email.normalize('NFKC').toLowerCase() : `#${id}`;
  return {
    own: { throttle: fromHere, key: `${account} ${address}` },
    shared: [{ throttle: ofAddress, key: address }],
  };
}
