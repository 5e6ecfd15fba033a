import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { originOf, secureCookies } from './originOf.ts';

it("accepts every name of one's own machine, and asks for relative addresses there", () => {
  expect(originOf('http://127.0.0.1:4321')).toEqual({
    serverURL: '',
    csrf: ['http://127.0.0.1:4321', 'http://localhost:4321', 'http://[::1]:4321'],
  });
});

it('accepts nothing but the public address elsewhere', () => {
  expect(originOf('https://example.org')).toEqual({ serverURL: 'https://example.org', csrf: ['https://example.org'] });
});

it.each([
  ['https://example.org', true],
  ['http://127.0.0.1:4321', false],
])('of %s the cookies of the desk are sent over https alone: %s', (siteUrl, secure) => {
  const config = { collections: [{ slug: 'users', auth: { cookies: {} } }, { slug: 'pages' }] };
  const [users] = secureCookies(siteUrl)(config as unknown as SanitizedConfig).collections;
  expect(users?.auth.cookies.secure).toBe(secure);
});
