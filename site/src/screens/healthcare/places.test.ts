import { expect, it } from 'vitest';
import { portalPlaceOf, portalQueryOf } from './places.ts';

const DASHBOARD = { tab: 'dashboard', record: null, filters: {} };

it('restores each view from its query', () => {
  for (const place of [
    { ...DASHBOARD, tab: 'network' },
    { tab: 'cases', record: null, filters: { status: 'in_progress', severity: 'mild' } },
    { tab: 'cases', record: 7, filters: { status: 'open' } },
    { tab: 'resources', record: 2, filters: {} },
  ] as const)
    expect(portalPlaceOf(portalQueryOf(place))).toEqual(place);
  expect(portalQueryOf({ tab: 'dashboard' })).toBe('');
});

it('ignores an unknown tab, filter value or record in a query', () => {
  expect(portalPlaceOf('')).toEqual(DASHBOARD);
  expect(portalPlaceOf('?tab=constructor&record=3')).toEqual(DASHBOARD);
  expect(portalPlaceOf('?tab=cases&status=closed&severity=<b>&format=guide&record=0')).toEqual({
    ...DASHBOARD,
    tab: 'cases',
  });
});
