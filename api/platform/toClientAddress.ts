import { isIPv6 } from 'node:net';

/** Header with the client's address. The process that accepts connections replaces what a client sent in it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * Returns the client's address; `unknown` for all requests without the header. An IPv6 address is cut to its /64
 * network: one connection has all 2^64 addresses of it, so counts by single addresses would have no effect.
 */
export function toClientAddress(request: Pick<Request, 'headers'>): string {
  const given = request.headers.get(CLIENT_ADDRESS_HEADER)?.replace(/%.*$/, '') ?? '';
  if (!isIPv6(given)) return given || 'unknown';
  const groups = toGroups(given);
  const isMapped = groups.slice(0, 6).join() === IPV4_PREFIX;
  return isMapped ? asIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** First six groups of an IPv4 address that a dual-stack socket reports as IPv6, such as `::ffff:192.0.2.1`. */
const IPV4_PREFIX = '0,0,0,0,0,ffff';

function toGroups(address: string): string[] {
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
}

function asIPv4(groups: string[]): string {
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
}
