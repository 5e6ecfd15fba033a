import { describe, expect, it } from 'vitest';
import { editorAddress, type ListQuery, listAddress, parseList, toPageStates } from './addresses.ts';

describe('addresses of the translation editor', () => {
  it('are read back into the query that they were made from, and leave out defaults', () => {
    const asked: ListQuery = { language: 'ar', show: 'stale', kind: 'category', category: 7, page: 3 };
    const query = Object.fromEntries(new URL(listAddress(asked), 'http://x').searchParams);
    expect(parseList(query)).toEqual(asked);
    expect(listAddress(parseList({}))).toBe('/cms/translations');
  });

  it('list the pages to translate when their values are invalid', () => {
    expect(parseList({ show: 'x', kind: ['y', 'condition'], category: '-1', page: '1e9' })).toEqual({
      language: undefined,
      show: 'todo',
      kind: undefined,
      category: undefined,
      page: 1,
    });
  });

  it("turn a filter into states of pages, and contain the path of a page's editor", () => {
    expect([toPageStates('todo'), toPageStates('draft'), toPageStates('all')]).toEqual([
      ['partial', 'stale', 'missing'],
      ['draft'],
      undefined,
    ]);
    expect(editorAddress({ language: 'pt-BR', kind: 'condition', id: 5 })).toBe('/cms/translations/pt-BR/condition/5');
  });
});
