import { isOpenToSuspended } from '@common-ground/api/platform/access.ts';
import { findReach, type Reach, WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Endpoint } from '@common-ground/api/platform/defineEndpoint.ts';
import { markdownTable } from './markdown.ts';
import { formatPeople } from './people.ts';

/** Reach of a user at an endpoint: for own records, and for those of others. */
const CELLS: Record<Reach | 'none', string> = {
  all: 'yes',
  own: "own; another's is refused",
  self: "own; another's is out of reach",
  drafts: 'drafts',
  none: 'no',
};

/** Lists endpoints by role. Roles with the same cells share a column. */
export function endpointTable(endpoints: Endpoint[]): string {
  const columns = WHO.map((who) => ({ who, cells: endpoints.map((endpoint) => cell(endpoint, who)) }));
  const shared = Map.groupBy(columns, ({ cells }) => cells.join('\n'));
  const groups = [...shared.values()].map((same) => same.map(({ who }) => who));
  const rows = endpoints.map((endpoint) => [
    `\`${endpoint.call.method} ${endpoint.call.path}\``,
    ...groups.map(([who]) => (who ? cell(endpoint, who) : '')),
    isOpenToSuspended(endpoint) ? 'yes' : 'no',
  ]);
  return markdownTable([['Call', ...groups.map((group) => formatPeople(group)), 'suspended'], ...rows]);
}

function cell({ call, access }: Endpoint, who: Who): string {
  try {
    return CELLS[findReach(access, who) ?? 'none'];
  } catch (error) {
    throw new Error(`${call.method} ${call.path}: ${(error as Error).message}`);
  }
}
