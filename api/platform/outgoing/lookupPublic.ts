import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/**
 * Resolves a host for a connection, and fails when any address is not public. Node connects without a second lookup.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? refused(hostname), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address))) return callback(refused(hostname), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

function refused(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has an address that is not public`), { code: 'EPRIVATEADDRESS' });
}
