import {
  CASE_STATUSES,
  RESOURCE_FORMATS,
  SETTINGS,
  SEVERITIES,
} from '@common-ground/api/contracts/healthcare/choices.ts';
import { parseId } from '../../routes.ts';

export const PORTAL_TABS = ['dashboard', 'cases', 'resources', 'network'] as const;
export type PortalTab = (typeof PORTAL_TABS)[number];
export type ListTab = Exclude<PortalTab, 'dashboard'>;

/** Filters of each list, with their values. */
export const LIST_FILTERS = {
  cases: { status: CASE_STATUSES, severity: SEVERITIES },
  resources: { format: RESOURCE_FORMATS },
  network: { setting: SETTINGS },
} as const;
export type FilterName = 'status' | 'severity' | 'format' | 'setting';
export type Filters = Partial<Record<FilterName, string>>;

/** View of the portal. `record` is the number of the open record; null for the list of records. */
export type PortalPlace = { tab: PortalTab; record: number | null; filters: Filters };

export function listFilters(tab: PortalTab): [FilterName, readonly string[]][] {
  return tab === 'dashboard' ? [] : (Object.entries(LIST_FILTERS[tab]) as [FilterName, readonly string[]][]);
}

/** Returns the view in a query; the dashboard without a known tab. Unknown filters and values are ignored. */
export function parsePortalPlace(search: string): PortalPlace {
  const query = new URLSearchParams(search);
  const tab = PORTAL_TABS.find((name) => name === query.get('tab')) ?? 'dashboard';
  const filters: Filters = {};
  for (const [name, values] of listFilters(tab)) {
    const value = query.get(name);
    if (value && values.includes(value)) filters[name] = value;
  }
  return { tab, record: tab === 'dashboard' ? null : parseId(query.get('record') ?? undefined), filters };
}

/** Returns the query of a view; empty for the dashboard. */
export function toPortalQuery({
  tab,
  record = null,
  filters = {},
}: Pick<PortalPlace, 'tab'> & Partial<PortalPlace>): string {
  if (tab === 'dashboard') return '';
  const query = new URLSearchParams({ tab });
  for (const [name] of listFilters(tab)) if (filters[name]) query.set(name, filters[name]);
  if (record !== null) query.set('record', String(record));
  return `?${query}`;
}
