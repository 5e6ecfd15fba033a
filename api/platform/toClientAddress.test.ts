import { expect, it } from 'vitest';
import { toClientAddress } from './toClientAddress.ts';

const from = (address: string) => toClientAddress({ headers: new Headers({ 'x-client-address': address }) });

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['somewhere', 'somewhere'],
])('%s is counted as %s', (address, counted) => expect(from(address)).toBe(counted));

it('a request that no host has marked is counted with all others of the kind', () =>
  expect(toClientAddress({ headers: new Headers() })).toBe('unknown'));
