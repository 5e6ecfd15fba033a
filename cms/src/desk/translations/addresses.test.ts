import { describe, expect, it } from 'vitest';
import { editorAddress, type Listed, listAddress, parseList, statesOf } from './addresses.ts';

describe('addresses of the list', () => {
  it('say what is asked for, and are read back the same', () => {
    const asked: Listed = { language: 'ar', show: 'stale', kind: 'category', category: 7, page: 3 };
    const query = Object.fromEntries(new URL(listAddress(asked), 'http://x').searchParams);
    expect(parseList(query)).toEqual(asked);
    expect(listAddress(parseList({}))).toBe('/cms/translations');
  });

  it('that make no sense ask for what is to be done', () => {
    expect(parseList({ show: 'x', kind: ['y', 'condition'], category: '-1', page: '1e9' })).toEqual({
      language: undefined,
      show: 'todo',
      kind: undefined,
      category: undefined,
      page: 1,
    });
  });

  it('show what nobody is at, one state, or everything', () => {
    expect([statesOf('todo'), statesOf('draft'), statesOf('all')]).toEqual([
      ['partial', 'stale', 'missing'],
      ['draft'],
      undefined,
    ]);
    expect(editorAddress({ language: 'pt-BR', kind: 'condition', id: 5 })).toBe('/cms/translations/pt-BR/condition/5');
  });
});
