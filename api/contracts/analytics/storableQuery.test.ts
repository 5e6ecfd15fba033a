import { describe, expect, it } from 'vitest';
import { toCountedSearch, toStorableQuery } from './storableQuery.ts';

describe('toStorableQuery', () => {
  it.each([
    ['  Cerebral\tPalsy ', 'cerebral palsy'],
    ['22q11.2', '22q11.2'],
    ['اضطراب طيف التوحد', 'اضطراب طيف التوحد'],
  ])('returns "%s" as "%s"', (text, kept) => expect(toStorableQuery(text)).toBe(kept));

  it.each([
    'maria@example.org',
    'maria ＠ example.org',
    '+34 612 345 678',
    '12/03/1985',
    '٠٦١٢٣٤٥٦٧٨',
    'https://example.org/me',
    'my daughter ana has had seizures since may',
    'x'.repeat(61),
    ' \u0000 ',
    7,
  ])('returns undefined for %s', (text) => expect(toStorableQuery(text)).toBeUndefined());
});

describe('toCountedSearch', () => {
  it.each([
    ['Asthma', 'asthma'],
    ['22q11.2', undefined],
    ['www.example', undefined],
    ['my daughter ana has had seizures since may', undefined],
  ])('returns %s as %s', (text, counted) => expect(toCountedSearch(text)).toBe(counted));
});
