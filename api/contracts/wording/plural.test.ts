import { describe, expect, it } from 'vitest';
import { fill, plural, wordingFor } from './index.ts';

const en = wordingFor('en');

describe('plural', () => {
  it('inserts the number into the English singular or plural form', () => {
    expect(plural('en', en.category.count, 1)).toBe('1 condition available');
    expect(plural('en', en.category.count, 12)).toBe('12 conditions available');
    expect(plural('en', en.card.moreTags, 3)).toBe('+3 more');
  });

  it('selects each of the six Arabic forms', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => plural('ar', wordingFor('ar').category.count, count));
    expect(new Set(forms).size).toBe(6);
  });

  it('groups the digits of large numbers in English', () => {
    expect(plural('en', en.condition.views, 1284)).toBe('1,284 views');
  });
});

describe('fill', () => {
  it('keeps a placeholder without a value and inserts values literally', () => {
    expect(fill('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}');
  });
});
