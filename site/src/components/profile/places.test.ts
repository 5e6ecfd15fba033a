import { expect, it } from 'vitest';
import { INBOX, placeOf, TABS } from './places.ts';

it.each(TABS)('opens the tab that the address names: #%s', (tab) => {
  expect(placeOf(`#${tab}`)).toEqual({ tab, part: null });
});

it.each(['', '#', '#content', '#SETTINGS'])('opens the overview at %j', (hash) => {
  expect(placeOf(hash)).toEqual({ tab: 'overview', part: null });
});

it('opens the overview for the inbox, which stands in it', () => {
  expect(placeOf(`#${INBOX}`)).toEqual({ tab: 'overview', part: INBOX });
});
