import dns from 'node:dns';
import https from 'node:https';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookupPublic } from './lookupPublic.ts';
import { RefusedAddress, sendRequest } from './sendRequest.ts';

const HOSTS = ['push.example.org'];
const request = { hosts: HOSTS, method: 'POST', headers: {}, body: null };

/** Mocks `dns.lookup`: each call returns the next of these lists of addresses, and the last list is repeated. */
function resolvingTo(...answers: string[][]) {
  return vi.spyOn(dns, 'lookup').mockImplementation(((_: string, __: object, callback: (...of: unknown[]) => void) => {
    const addresses = answers.length > 1 ? answers.shift() : answers[0];
    callback(null, addresses?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? []);
  }) as never);
}

afterEach(() => vi.restoreAllMocks());

describe('sendRequest', () => {
  it.each([
    'https://PUSH.example.org/x',
    'https://push.example.org;/x',
    'https://other.example.org/x',
    'http://push.example.org/x',
  ])('refuses %s without resolving a host or sending a request', async (address) => {
    const lookup = resolvingTo(['127.0.0.1']);
    const send = vi.spyOn(https, 'request');
    await expect(sendRequest({ ...request, address })).rejects.toBeInstanceOf(RefusedAddress);
    expect([lookup.mock.calls, send.mock.calls]).toEqual([[], []]);
  });

  it.each([[['127.0.0.1']], [['10.1.2.3']], [['::1']], [['8.8.8.8', '169.254.169.254']], [[]]])(
    'rejects after one lookup when the host resolves to %j',
    async (addresses) => {
      const lookup = resolvingTo(addresses);
      await expect(sendRequest({ ...request, address: 'https://push.example.org/x' })).rejects.toMatchObject({
        code: 'EPRIVATEADDRESS',
      });
      expect(lookup).toHaveBeenCalledTimes(1);
    },
  );
});

describe('lookupPublic', () => {
  const lookup = promisify(lookupPublic as (host: string, options: object, done: (...of: never[]) => void) => void);

  it('returns the public addresses of one lookup, and fails when a later one is not public', async () => {
    const asked = resolvingTo(['8.8.8.8', '2606:4700::1111'], ['127.0.0.1']);
    expect(await lookup('push.example.org', { all: true })).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    await expect(lookup('push.example.org', {})).rejects.toThrow('not public');
  });

  it('fails for `localhost`', async () => {
    await expect(lookup('localhost', {})).rejects.toThrow('localhost has an address that is not public');
  });
});
