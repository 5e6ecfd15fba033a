import { expect, it } from 'vitest';
import { CONTRIBUTIONS, contributionsPath, INBOX, MODERATION, parseProfileHash, TABS } from './places.ts';

it.each(TABS)('finds the tab of the hash #%s', (tab) => {
  expect(parseProfileHash(`#${tab}`)).toEqual({ tab, part: null });
});

it.each(['', '#', '#content', '#SETTINGS'])('returns the overview for the hash %j', (hash) => {
  expect(parseProfileHash(hash)).toEqual({ tab: 'overview', part: null });
});

it.each([INBOX, CONTRIBUTIONS, MODERATION])('finds the part %s in the overview', (part) => {
  expect(parseProfileHash(`#${part}`)).toEqual({ tab: 'overview', part });
});

it('prefixes the path of the contributions with the language', () => {
  expect(contributionsPath('ar')).toBe('/ar/profile#contributions');
});
