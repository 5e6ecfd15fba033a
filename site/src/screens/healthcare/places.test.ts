import { expect, it } from 'vitest';
import { parsePortalPlace, toPortalQuery } from './places.ts';

const DASHBOARD = { tab: 'dashboard', record: null, filters: {} };

it('restores each view from its query', () => {
  for (const place of [
    { ...DASHBOARD, tab: 'network' },
    { tab: 'cases', record: null, filters: { status: 'in_progress', severity: 'mild' } },
    { tab: 'cases', record: 7, filters: { status: 'open' } },
    { tab: 'resources', record: 2, filters: {} },
  ] as const)
    expect(parsePortalPlace(toPortalQuery(place))).toEqual(place);
  expect(toPortalQuery({ tab: 'dashboard' })).toBe('');
});

it('ignores an unknown tab, filter value or record in a query', () => {
  expect(parsePortalPlace('')).toEqual(DASHBOARD);
  expect(parsePortalPlace('?tab=constructor&record=3')).toEqual(DASHBOARD);
  expect(parsePortalPlace('?tab=cases&status=closed&severity=<b>&format=guide&record=0')).toEqual({
    ...DASHBOARD,
    tab: 'cases',
  });
});
