import { expect, it } from 'vitest';
import { CONTRIBUTIONS, contributionsPath, INBOX, placeOf, TABS } from './places.ts';

it.each(TABS)('opens the tab that the address names: #%s', (tab) => {
  expect(placeOf(`#${tab}`)).toEqual({ tab, part: null });
});

it.each(['', '#', '#content', '#SETTINGS'])('opens the overview at %j', (hash) => {
  expect(placeOf(hash)).toEqual({ tab: 'overview', part: null });
});

it.each([INBOX, CONTRIBUTIONS])('opens the overview for %s, which stands in it', (part) => {
  expect(placeOf(`#${part}`)).toEqual({ tab: 'overview', part });
});

it('leads to the contributions in each language', () => {
  expect(contributionsPath('ar')).toBe('/ar/profile#contributions');
});
