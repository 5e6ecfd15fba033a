import { EDITORS, MODERATORS, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { type AccessRule, findReach, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Access, FieldAccess, PayloadRequest, TypedUser, Where } from 'payload';

export type RecordRule = AccessRule & { owner?: string };
export type Ruled = { readonly rule: RecordRule };

function toRecordAccess(rule: RecordRule, areOwn = areOwned(rule.owner ?? '')): Access & Ruled {
  const access: Access = ({ req, data }) => {
    const reach = findUserReach(rule, req);
    if (reach === 'drafts') return data?._status !== 'published';
    return reach === 'own' && req.user ? areOwn(req.user) : reach === 'all';
  };
  return Object.assign(access, { rule });
}

const areOwned =
  (owner: string) =>
  ({ id }: TypedUser): Where => ({ [owner]: { equals: id } });

export function forRoles(roles: readonly Who[]) {
  const rule: AccessRule = { all: roles };
  return Object.assign(({ req }: { req: PayloadRequest }): boolean => findUserReach(rule, req) === 'all', { rule });
}

export const nobody = forRoles([]);
export const admins = forRoles(['admin']);
export const editors = forRoles(EDITORS);
export const moderators = forRoles(MODERATORS);
export const staff = forRoles(STAFF);
/** Every reader of the site may read these records. Only staff has CMS sessions, so the rule names staff alone. */
export const anyone = forRoles(STAFF);

/**
 * Gives all staff access to their own records (by the relationship `owner`), and the given roles access to all records.
 */
export function own(owner: string, roles: readonly Role[] = ['admin']) {
  return toRecordAccess({ all: roles, own: STAFF, owner });
}

export function ownInternal(roles: readonly Role[] = []) {
  return toRecordAccess({ all: roles, own: STAFF, owner: 'user' }, ({ id, collection }) => {
    const isPerson: Where = { 'user.value': { equals: id } };
    const isAccount: Where = { 'user.relationTo': { equals: collection } };
    return { and: [isPerson, isAccount] };
  });
}

export function ownField(roles: readonly Role[]): FieldAccess & Ruled {
  const rule: RecordRule = { all: roles, own: STAFF };
  const access: FieldAccess = ({ req, id }) => {
    const reach = findUserReach(rule, req);
    // The id from an address is a string.
    return reach === 'all' || (reach === 'own' && req.user?.id === Number(id));
  };
  return Object.assign(access, { rule });
}

/** Gives the roles access to drafts of texts that need a review. No role publishes such texts here (ADR 015). */
export function draftsFor(roles: readonly Role[]) {
  return toRecordAccess({ drafts: roles });
}

/** Lets roles delete drafts. `refuseDeletionOfPublished` and the database protect those that were published before. */
export function unpublishedRecords(roles: readonly Role[]): Access & Ruled {
  const rule: RecordRule = { drafts: roles };
  const access: Access = ({ req }) => findUserReach(rule, req) === 'drafts' && { _status: { equals: 'draft' } };
  return Object.assign(access, { rule });
}

function findUserReach(rule: AccessRule, { user }: PayloadRequest) {
  return findReach(rule, user ? user.role : 'signed out');
}
