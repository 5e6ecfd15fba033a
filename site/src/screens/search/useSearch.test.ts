import { describe, expect, it } from 'vitest';
import { readQuery } from './useSearch.ts';

describe('search in an address', () => {
  it.each([
    ['?search=autism', { search: 'autism', category: '' }],
    ['?search=++a%26b++&category=2', { search: 'a&b', category: '2' }],
    ['?search=%20', { search: '', category: '' }],
    ['?category=0', { search: '', category: '' }],
    ['?category=1e3', { search: '', category: '' }],
    ['?category=3', { search: '', category: '3' }],
    ['?search=autizm&exact=1', { search: 'autizm', category: '', isExact: true }],
    ['?search=autizm&exact=yes', { search: 'autizm', category: '' }],
  ])('is read from %s', (query, read) => expect(readQuery(query)).toEqual(read));
});
