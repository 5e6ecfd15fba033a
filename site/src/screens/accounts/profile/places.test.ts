import { expect, it } from 'vitest';
import { CONTRIBUTIONS, contributionsPath, INBOX, MODERATION, profilePlaceOf, TABS } from './places.ts';

it.each(TABS)('opens the tab that the address names: #%s', (tab) => {
  expect(profilePlaceOf(`#${tab}`)).toEqual({ tab, part: null });
});

it.each(['', '#', '#content', '#SETTINGS'])('opens the overview at %j', (hash) => {
  expect(profilePlaceOf(hash)).toEqual({ tab: 'overview', part: null });
});

it.each([INBOX, CONTRIBUTIONS, MODERATION])('opens the overview for %s, which stands in it', (part) => {
  expect(profilePlaceOf(`#${part}`)).toEqual({ tab: 'overview', part });
});

it('leads to the contributions in each language', () => {
  expect(contributionsPath('ar')).toBe('/ar/profile#contributions');
});
