import { ROLES, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';

const GROUPS: [name: string, members: readonly Who[]][] = [
  ['everybody', WHO],
  ['signed in', ROLES],
  ['staff', STAFF],
];

/** Names roles by their group, or lists them. `before` are roles that the text has named already. */
export function formatPeople(people: readonly Who[], before: readonly Who[] = []): string {
  const group = GROUPS.find(([, members]) => isSame(members, people));
  if (group || before.length === 0) return group?.[0] ?? people.join(', ');
  const rest = GROUPS.find(([, members]) => isSame(members, [...before, ...people]));
  return rest && people.length > 1
    ? `others ${rest[0]}`.replace('others everybody', 'everybody else')
    : people.join(', ');
}

function isSame(some: readonly Who[], others: readonly Who[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
