import { describe, expect, it } from 'vitest';
import { toWantedAddress } from './toWantedAddress.ts';

describe('toWantedAddress', () => {
  it.each(['/cms', '/cms/collections/conditions?limit=10&search=a%26b', '/cms/moderation/7#notes'])(
    'keeps %s with its query and hash',
    (address) => {
      expect(toWantedAddress(address)).toBe(address);
    },
  );

  it('takes the first of several values', () => {
    expect(toWantedAddress(['/cms/review', '/cms/moderation'])).toBe('/cms/review');
  });

  it.each([
    undefined,
    '',
    'https://example.org/cms',
    '//example.org/cms',
    '/\\example.org/cms',
    '/cms/..//example.org',
    '/cms/%2e%2e/auth/login',
    '/cmsx',
    '/condition/1',
    'javascript:alert(1)',
    'http://[',
    '/cms/login?redirect=/cms/review',
    '/cms/logout',
    '/cms/x/../LOGOUT/',
    '/cms/logout-inactivity',
    '/cms/api/users/me',
  ])('returns the dashboard for %s', (address) => {
    expect(toWantedAddress(address)).toBe('/cms');
  });
});
