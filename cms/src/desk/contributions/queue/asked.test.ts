import { expect, it } from 'vitest';
import { hasFilters, parseQueueQuery, toQueueAddress } from './asked.ts';

const own = { tabs: ['mine', 'all', 'sent'], tab: 'mine' } as const;

it('reads an address back into the query that it was made from', () => {
  const asked = { tab: 'all', filters: { kind: 'edit', category: 2, language: 1, text: 'a & b' }, page: 3 } as const;
  const { searchParams } = new URL(toQueueAddress(asked), 'http://x');
  expect(parseQueueQuery(Object.fromEntries(searchParams), own)).toEqual({
    ...asked,
    filters: { ...asked.filters, state: undefined },
  });
});

it('ignores invalid values, and views that the user does not have', () => {
  const given = { tab: 'unassigned', category: '1e99', language: '-1', state: 'gone', page: 'x', text: ' ', kind: [] };
  const { tab, filters, page } = parseQueueQuery(given, own);
  expect([tab, page, hasFilters(filters)]).toEqual(['mine', 1, false]);
});

it('leaves the first page and empty filters out of an address', () => {
  expect(toQueueAddress({ tab: 'mine', filters: { text: undefined }, page: 1 })).toBe('/cms/review?tab=mine');
});
