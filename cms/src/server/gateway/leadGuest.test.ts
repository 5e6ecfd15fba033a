import { describe, expect, it } from 'vitest';
import { leadGuest } from './leadGuest.ts';

const lead = (path: string, init?: RequestInit) => leadGuest(new Request(`http://site.test${path}`, init));

describe('leadGuest', () => {
  it.each([
    ['/cms', '/cms/login?redirect=%2Fcms'],
    ['/cms/collections/conditions?limit=5', '/cms/login?redirect=%2Fcms%2Fcollections%2Fconditions%3Flimit%3D5'],
    ['/cms/login-x', '/cms/login?redirect=%2Fcms%2Flogin-x'],
  ])('leads a request for %s without a key to the sign-in', (path, address) => {
    expect(lead(path)).toBe(address);
    expect(lead(path, { headers: { cookie: 'desk-key=; other=1' } })).toBe(address);
  });

  it('lets a request with a key through', () => {
    expect(lead('/cms', { headers: { cookie: `desk-key=${'k'.repeat(43)}` } })).toBeNull();
  });

  it('lets requests through that are not for a whole page', () => {
    expect(lead('/cms/review?_rsc=1', { headers: { rsc: '1' } })).toBeNull();
    expect(lead('/cms/review', { method: 'POST' })).toBeNull();
  });

  it.each([
    '/cms/login?redirect=/cms',
    '/cms/logout',
    '/cms/logout-inactivity',
    '/cms/forgot',
    '/cms/reset/x',
    '/cms/users/verify/x',
    '/cms/api/users/me',
    '/cms/_next/static/x.js',
    '/cmsx',
    '/condition/1',
  ])('lets everybody open %s', (path) => {
    expect(lead(path)).toBeNull();
  });
});
