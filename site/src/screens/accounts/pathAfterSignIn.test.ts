import { describe, expect, it } from 'vitest';
import { findReturnPath, leadsToDesk, pathAfterSignIn } from './pathAfterSignIn.ts';

const origin = 'https://site.test';
const from = (path: string) => findReturnPath({ search: `?from=${encodeURIComponent(path)}`, origin });

describe('findReturnPath', () => {
  it.each(['/', '/condition/7', '/es/condition/7?search=a%20b#sources', '/learning', '/authors', '/condition/auth'])(
    'returns the path %s of this site',
    (path) => {
      expect(from(path)).toBe(path);
    },
  );

  it.each([
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/.//example.org',
    '/x/..//example.org',
    '/\u0000',
    'https://example.org/',
    'https:/example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'condition/1',
    ' /condition/1',
    '',
    '@example.org',
  ])('rejects %j, which is not a safe path of this site', (path) => {
    expect(from(path)).toBeNull();
  });

  it.each(['/auth/login', '/es/auth/register?from=%2F', '/auth', '/x/../auth/login', '/%61uth/login', '/AUTH/login'])(
    'rejects the path %s of an account form',
    (path) => {
      expect(from(path)).toBeNull();
    },
  );

  it.each([
    '/cms/logout',
    '/cms/login?redirect=%2Fcms',
    '/cms/logout-inactivity',
    '/cms//logout',
    '/cms/x/../%6cogout',
  ])('rejects the path %s, which signs out of the CMS or leads to its sign-in', (path) => {
    expect(from(path)).toBeNull();
  });

  it('returns null without the parameter and uses the first of several', () => {
    expect(findReturnPath({ search: '', origin })).toBeNull();
    expect(findReturnPath({ search: '?from=%2Fa&from=%2F%2Fb.org', origin })).toBe('/a');
  });
});

describe('leadsToDesk', () => {
  it.each(['/cms', '/cms/collections/users/7?a=b#c', '/x/../cms/', '/%63ms/x', '/cms?x'])('accepts %s', (path) => {
    expect(leadsToDesk(path)).toBe(true);
  });

  it.each([null, '/', '/cmsx', '/es/cms', '/condition/1?from=/cms/', '/#/cms/'])('rejects %s', (path) => {
    expect(leadsToDesk(path)).toBe(false);
  });
});

describe('pathAfterSignIn', () => {
  it('returns the given path, or the learning page in the given language', () => {
    expect(pathAfterSignIn('/condition/1', 'es')).toBe('/condition/1');
    expect(pathAfterSignIn(null, 'es')).toBe('/es/learning');
    expect(pathAfterSignIn(null, 'en')).toBe('/learning');
  });
});
