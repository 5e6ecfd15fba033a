import path from 'node:path';
import { ROLES, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import type { SanitizedConfig } from 'payload';
import { collectionTable, fieldTable, findRule, formatRule } from './collectionTables.ts';
import { deskTable } from './deskTable.ts';
import { endpointTable } from './endpointTable.ts';

export const PERMISSIONS_FILE = path.resolve(import.meta.dirname, '../../../../docs/permissions.md');

/** @throws Error for a rule that does not say what it allows */
export function permissionsDocument(config: SanitizedConfig): string {
  const { collections } = config;
  // Payload checks only the `admin` rule of the accounts. The `admin` rules of other collections open no screen.
  const opens = collections
    .filter(({ auth }) => auth)
    .map((users) => formatRule(findRule(users, 'admin'), `${users.slug}.admin`));
  return `# Who may do what

Written by \`npm run generate\` from the endpoints of the API and the collections of the CMS; do not edit it. The tests in
\`tests/permissions\` try every call and every operation as every role, on records of their own and of others, and hold
what happens against the rules that are written here.

## Roles

From the least to the most trusted: ${ROLES.map((role) => `\`${role}\``).join(', ')}.
New accounts are \`${ROLES[0]}\`; only administrators give roles. *Everybody* includes those who are signed out, *signed in* is
every role, *staff* is ${STAFF.join(', ')}.

The CMS opens for ${opens}. ${ROLES.filter((role) => !STAFF.includes(role)).join(' and ')} are members of the site and get no session there.
The rules below name them all the same, so that whatever ever opens a session opens nothing more.

## Calls of the API

Signed out, a refused call answers 401; signed in, 403. A refused call changes nothing. *Own* is what belongs to the one
who asks; *out of reach* is another's record that a call never looks at, whatever id it is given. The last column says whether the
call answers somebody who is suspended; where it does not, the 403 says until when they are, and why.

${endpointTable(endpoints)}

## Records, through the CMS and its API

Calls below \`/cms/api\` and the screens of the CMS. *(own)*, *(published)* and *(drafts)* are all of the
collection that the named people reach; a record that they do not reach is not found or refused. A draft is what readers
do not have yet. Who reaches drafts alone publishes nothing: conditions and the translations of conditions and categories
come before readers, and are taken away, by their review (below), and a version of them is restored as a draft. *–* is not
offered.

${collectionTable(collections)}

### Fields with rules of their own

Nobody gets further with a field than with its record. A value that somebody may not write is left out of what they send.

${fieldTable(collections)}

## Other calls of the CMS

${deskTable(config)}
`;
}
