import { describe, expect, it } from 'vitest';
import { chooseEncoding, isNotModified } from './conditional.ts';

describe('isNotModified', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', 'W/"x",W/"abc"', '*', ' * ', '"abc-br"', '"x" , "abc-gz"'])(
    'is true for %s',
    (header) => {
      expect(isNotModified(header, 'abc')).toBe(true);
    },
  );

  it.each([undefined, null, '', '"abcd"', 'abc', '"x-br"', '"*"', '"abc'])('is false for %s', (header) => {
    expect(isNotModified(header, 'abc')).toBe(false);
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['BR', 'br'],
    ['deflate', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ])('returns for the header "%s": %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
