export const MAX_OUTGOING_ADDRESS = 1000;

/** DNS names in ASCII only. The last label begins with a letter, so no notation of an IP address matches. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the normalised form of an address that the server may send requests to; null for any other. All other code
 * stores and uses this result, because two parsers may read an odd spelling as two hosts.
 * @param hosts allowed hosts in lower case; one that begins with a dot allows the names below it
 */
export function toOutgoingAddress(given: string, hosts: readonly string[]): string | null {
  if (given.length > MAX_OUTGOING_ADDRESS || !URL.canParse(given)) return null;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(given);
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && HOST.test(hostname);
  const address = `https://${hostname}${pathname}${search}`;
  return isKnown && isPlain && address.length <= MAX_OUTGOING_ADDRESS ? address : null;
}
