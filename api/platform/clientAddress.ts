import { isIPv6 } from 'node:net';

/** Set by the process that holds the connection, which drops whatever a client sent under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * Where a request comes from; 'unknown', one address for all, where no host said so. Of an IPv6 address the network: a
 * line has the 2^64 addresses of a /64, and whoever is counted by a whole one is not counted.
 */
export function clientAddress(request: Pick<Request, 'headers'>): string {
  const given = request.headers.get(CLIENT_ADDRESS_HEADER)?.replace(/%.*$/, '') ?? '';
  if (!isIPv6(given)) return given || 'unknown';
  const groups = groupsOf(given);
  const isMapped = groups.slice(0, 6).join() === MAPPED;
  return isMapped ? asIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** `::ffff:192.0.2.1` is how a socket for both families writes an IPv4 address. */
const MAPPED = '0,0,0,0,0,ffff';

/** The eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
}

function asIPv4(groups: string[]): string {
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
