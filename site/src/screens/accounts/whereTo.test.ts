import { describe, expect, it } from 'vitest';
import { fromOf, whereTo } from './whereTo.ts';

const origin = 'https://site.test';
const from = (path: string) => fromOf({ search: `?from=${encodeURIComponent(path)}`, origin });

describe('fromOf', () => {
  it.each(['/', '/condition/7', '/es/condition/7?search=a%20b#sources', '/learning', '/authors', '/condition/auth'])(
    'leads back to %s',
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
  ])('does not leave the site by %j', (path) => {
    expect(from(path)).toBeNull();
  });

  it.each(['/auth/login', '/es/auth/register?from=%2F', '/auth', '/x/../auth/login', '/%61uth/login', '/AUTH/login'])(
    'does not lead to a form for signing in again: %s',
    (path) => {
      expect(from(path)).toBeNull();
    },
  );

  it('is nowhere without that parameter, and the first of several', () => {
    expect(fromOf({ search: '', origin })).toBeNull();
    expect(fromOf({ search: '?from=%2Fa&from=%2F%2Fb.org', origin })).toBe('/a');
  });
});

describe('whereTo', () => {
  it('is where the reader came from, else the learning page in their language', () => {
    expect(whereTo('/condition/1', 'es')).toBe('/condition/1');
    expect(whereTo(null, 'es')).toBe('/es/learning');
    expect(whereTo(null, 'en')).toBe('/learning');
  });
});
