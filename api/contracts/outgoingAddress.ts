/** Most characters of an address that the server calls out to. */
export const MAX_OUTGOING_ADDRESS = 1000;

/** Names of DNS alone, in ASCII: the last label begins with a letter, so the host is no IP address in any notation. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the normalised form of an address that the server may call out to, or null for any other. This is the one place
 * that parses such an address: everything else stores and uses what it returns, because two parsers read an odd spelling
 * as two hosts.
 * @param hosts those that may be called, in lower case; one that begins with a dot stands for the names below it
 */
export function toOutgoingAddress(given: string, hosts: readonly string[]): string | null {
  if (given.length > MAX_OUTGOING_ADDRESS || !URL.canParse(given)) return null;
  const { protocol, hostname, port, username, password, pathname, search } = new URL(given);
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '' && HOST.test(hostname);
  const address = `https://${hostname}${pathname}${search}`;
  return isKnown && isPlain && address.length <= MAX_OUTGOING_ADDRESS ? address : null;
}
