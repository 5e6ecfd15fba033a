import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it.each([
  ['en', 12, '1 kB'],
  ['en', 58_400, '58 kB'],
  ['en', 1_440_000, '1.4 MB'],
  ['en', 23_440_000, '23 MB'],
  ['fr', 1_440_000, '1,4 Mo'],
  ['en', 10_737_000_000, '11 GB'],
])('writes in %s %i bytes as %s', (lang, bytes, said) => {
  expect(formatSize(lang, bytes).replace(/\s/g, ' ')).toBe(said);
});
