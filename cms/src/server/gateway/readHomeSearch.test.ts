import { describe, expect, it } from 'vitest';
import { readHomeSearch } from './readHomeSearch.ts';

describe('readHomeSearch', () => {
  it.each([
    ['/?search=%20down+syndrome%20', { path: '/', language: 'en', search: 'down syndrome', category: null }],
    ['/ar?category=2', { path: '/ar', language: 'ar', search: '', category: 2 }],
    ['/pt-BR?search=a?b&category=x', { path: '/pt-BR', language: 'pt-BR', search: 'a', category: null }],
    ['/es?exact=1&search=tdha', { path: '/es', language: 'es', search: 'tdha', isExact: true }],
  ])('reads %s', (address, search) => expect(readHomeSearch(address)).toMatchObject(search));

  it.each([
    '/',
    '/?',
    '/?search=%20',
    '/?category=01',
    '/?category=-1',
    '/condition/1?search=a',
    '/es/?search=a',
    '//?search=a',
  ])('finds no search in %s', (address) => expect(readHomeSearch(address)).toBeNull());
});
