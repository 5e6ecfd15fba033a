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
])('returns for the header "%s" the client address "%s"', (address, counted) => expect(from(address)).toBe(counted));

it('returns `unknown` for a request without the header', () =>
  expect(toClientAddress({ headers: new Headers() })).toBe('unknown'));
