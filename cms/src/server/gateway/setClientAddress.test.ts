import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { setClientAddress } from './setClientAddress.ts';

function named(rawHeaders: string[], trustedProxies = 0): string[] {
  const headers: Record<string, string> = {};
  for (let place = 0; place < rawHeaders.length; place += 2)
    headers[(rawHeaders[place] ?? '').toLowerCase()] = rawHeaders[place + 1] ?? '';
  const request = { rawHeaders: [...rawHeaders], headers, socket: { remoteAddress: '127.0.0.9' } };
  setClientAddress(request as unknown as IncomingMessage, trustedProxies);
  return request.rawHeaders;
}

it('uses the peer of the connection and ignores the headers of the client', () => {
  expect(named(['Host', 'x', 'X-Client-Address', '1.2.3.4', 'x-client-address', '5.6.7.8'])).toEqual([
    'Host',
    'x',
    'x-client-address',
    '127.0.0.9',
  ]);
  expect(named(['X-Forwarded-For', '1.2.3.4']).at(-1)).toBe('127.0.0.9');
});

it('uses the address that the outermost trusted proxy saw', () => {
  const headers = ['X-Forwarded-For', '6.6.6.6, 1.2.3.4, 10.0.0.1'];
  expect(named(headers, 1).at(-1)).toBe('10.0.0.1');
  expect(named(headers, 2).at(-1)).toBe('1.2.3.4');
  expect(named([], 1).at(-1)).toBe('127.0.0.9');
});
