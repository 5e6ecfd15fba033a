import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './signedLink.ts';

const KEY = 'k'.repeat(32);
const token = signLink(KEY, 'receipt', '17');

describe('a signed link', () => {
  it('contains its subject, and only characters that a URL allows without escapes', () => {
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(readLink(KEY, 'receipt', token)).toBe('17');
  });

  it('is rejected for another purpose, and with another key', () => {
    expect(readLink(KEY, 'mail-off', token)).toBeNull();
    expect(readLink('another key', 'receipt', token)).toBeNull();
  });

  it.each([
    ['an empty token', ''],
    ['a token that is not Base64url', 'ü'.repeat(40)],
    ['another subject under the same signature', `${token.slice(0, -2)}OA`],
    ['a signature without a subject', token.slice(0, 32)],
    ['one more character', `${token}=`],
    ['every character changed', [...token].map((sign) => (sign === 'A' ? 'B' : 'A')).join('')],
  ])('is rejected with %s', (_, given) => {
    expect(readLink(KEY, 'receipt', given)).toBeNull();
  });
});
