import { expect, it } from 'vitest';
import { isNarrowed, queueAddress, readAsked } from './asked.ts';

const own = { tabs: ['mine', 'all', 'sent'], tab: 'mine' } as const;

it('an address leads back to the screen that it was made from', () => {
  const asked = { tab: 'all', filters: { kind: 'edit', category: 2, language: 1, text: 'a & b' }, page: 3 } as const;
  const { searchParams } = new URL(queueAddress(asked), 'http://x');
  expect(readAsked(Object.fromEntries(searchParams), own)).toEqual({
    ...asked,
    filters: { ...asked.filters, state: undefined },
  });
});

it('leaves out what makes no sense, and the views that are not this person’s', () => {
  const given = { tab: 'unassigned', category: '1e99', language: '-1', state: 'gone', page: 'x', text: ' ', kind: [] };
  const { tab, filters, page } = readAsked(given, own);
  expect([tab, page, isNarrowed(filters)]).toEqual(['mine', 1, false]);
});

it('the first page and empty filters are not in an address', () => {
  expect(queueAddress({ tab: 'mine', filters: { text: undefined }, page: 1 })).toBe('/cms/review?tab=mine');
});
