import ipaddr from 'ipaddr.js';

/**
 * Addresses routed on the internet (RFC 4291). Mapped, translated (NAT64) and site-local addresses are outside this
 * range.
 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns whether an IP address is public. IPv6 addresses that stand for IPv4 ones are not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
