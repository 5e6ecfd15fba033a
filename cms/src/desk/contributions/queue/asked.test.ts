import { expect, it } from 'vitest';
import { isNarrowed, queueAddress, readAsked } from './asked.ts';

const own = { tabs: ['mine', 'all', 'sent'], tab: 'mine' } as const;

it('reads an address back into the query that it was made from', () => {
  const asked = { tab: 'all', filters: { kind: 'edit', category: 2, language: 1, text: 'a & b' }, page: 3 } as const;
  const { searchParams } = new URL(queueAddress(asked), 'http://x');
  expect(readAsked(Object.fromEntries(searchParams), own)).toEqual({
    ...asked,
    filters: { ...asked.filters, state: undefined },
  });
});

it("ignores values that make no sense, and views that are not the user's", () => {
  const given = { tab: 'unassigned', category: '1e99', language: '-1', state: 'gone', page: 'x', text: ' ', kind: [] };
  const { tab, filters, page } = readAsked(given, own);
  expect([tab, page, isNarrowed(filters)]).toEqual(['mine', 1, false]);
});

it('leaves the first page and empty filters out of an address', () => {
  expect(queueAddress({ tab: 'mine', filters: { text: undefined }, page: 1 })).toBe('/cms/review?tab=mine');
});
