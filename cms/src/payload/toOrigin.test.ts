import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { secureCookies, toOrigin } from './toOrigin.ts';

it('accepts every name of the local machine, with relative addresses', () => {
  expect(toOrigin('http://127.0.0.1:4321')).toEqual({
    serverURL: '',
    csrf: ['http://127.0.0.1:4321', 'http://localhost:4321', 'http://[::1]:4321'],
  });
});

it('accepts only the public address otherwise', () => {
  expect(toOrigin('https://example.org')).toEqual({ serverURL: 'https://example.org', csrf: ['https://example.org'] });
});

it.each([
  ['https://example.org', true],
  ['http://127.0.0.1:4321', false],
])('sets the secure flag of cookies at %s to %s', (siteUrl, secure) => {
  const config = { collections: [{ slug: 'users', auth: { cookies: {} } }, { slug: 'pages' }] };
  const [users] = secureCookies(siteUrl)(config as unknown as SanitizedConfig).collections;
  expect(users?.auth.cookies.secure).toBe(secure);
});
