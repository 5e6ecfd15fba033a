import { describe, expect, it } from 'vitest';
import { fill, plural, wordingFor } from './index.ts';

const en = wordingFor('en');

describe('plural', () => {
  it('writes the badge of a category in the words of the specification', () => {
    expect(plural('en', en.category.count, 1)).toBe('1 condition available');
    expect(plural('en', en.category.count, 12)).toBe('12 conditions available');
    expect(plural('en', en.card.moreTags, 3)).toBe('+3 more');
  });

  it('chooses among the six forms of Arabic', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => plural('ar', wordingFor('ar').category.count, count));
    expect(new Set(forms).size).toBe(6);
  });

  it('writes large numbers as the language does', () => {
    expect(plural('en', en.condition.views, 1284)).toBe('1,284 views');
  });
});

describe('fill', () => {
  it('leaves a place that has no value, and never reads a value as a pattern', () => {
    expect(fill('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}');
  });
});
