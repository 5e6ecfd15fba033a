import { EDITORS, MODERATORS, ROLES, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { type AccessRule, reachFor, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Access, FieldAccess, PayloadRequest, TypedUser, Where } from 'payload';

/** A rule as data, and for records that are somebody's own the field that names whose they are. */
export type RecordRule = AccessRule & { owner?: string };
/** What every rule carries: docs/permissions.md is written from it. */
export type Ruled = { readonly rule: RecordRule };

/** A rule about records, made from data: whether somebody reaches them all or none, or which of them. */
function records(rule: RecordRule, areOwn = areOwned(rule.owner ?? '')): Access & Ruled {
  const access: Access = ({ req, data }) => {
    const reach = reachOf(rule, req);
    if (reach === 'published') return { _status: { equals: 'published' } };
    if (reach === 'drafts') return data?._status !== 'published';
    return reach === 'own' && req.user ? areOwn(req.user) : reach === 'all';
  };
  return Object.assign(access, { rule });
}

const areOwned =
  (owner: string) =>
  ({ id }: TypedUser): Where => ({ [owner]: { equals: id } });

/** Grants whole access to the given roles, none to all others; of records and of fields. */
export function only(roles: readonly Who[]) {
  const rule: AccessRule = { all: roles };
  return Object.assign(({ req }: { req: PayloadRequest }): boolean => reachOf(rule, req) === 'all', { rule });
}

export const nobody = only([]);
export const admins = only(['admin']);
export const editors = only(EDITORS);
export const moderators = only(MODERATORS);
export const staff = only(STAFF);
/** What everybody reads at the site. Here nobody but staff has a session, and nobody is answered without one. */
export const anyone = only(STAFF);

/** Published records for anyone, drafts as well for staff. */
export const publishedOrStaff = records({ all: STAFF, published: ROLES });

/** The signed-in user's own records (by the relationship `owner`), all of them for the given roles. */
export function own(owner: string, roles: readonly Role[] = ['admin']) {
  return records({ all: roles, own: ROLES, owner });
}

/** Of Payload's own records, which name their owner and the owner's collection: one's own, all of them for the given roles. */
export function ownInternal(roles: readonly Role[] = []) {
  return records({ all: roles, own: ROLES, owner: 'user' }, ({ id, collection }) => {
    const isPerson: Where = { 'user.value': { equals: id } };
    const isAccount: Where = { 'user.relationTo': { equals: collection } };
    return { and: [isPerson, isAccount] };
  });
}

/** Of fields of an account: the person's own alone, and that of anybody for the given roles. */
export function ownField(roles: readonly Role[]): FieldAccess & Ruled {
  const rule: RecordRule = { all: roles, own: ROLES };
  const access: FieldAccess = ({ req, id }) => {
    const reach = reachOf(rule, req);
    // An id that came in an address is a text.
    return reach === 'all' || (reach === 'own' && req.user?.id === Number(id));
  };
  return Object.assign(access, { rule });
}

/** Drafts of texts that are reviewed: nobody puts them before readers here, whatever their role (ADR 015). */
export function draftsFor(roles: readonly Role[]) {
  return records({ drafts: roles });
}

/** Throwing away is for what readers do not have; what they had once, `keepWhatReadersHad` and the database keep. */
export function neverPublished(roles: readonly Role[]): Access & Ruled {
  const rule: RecordRule = { drafts: roles };
  const access: Access = ({ req }) => reachOf(rule, req) === 'drafts' && { _status: { equals: 'draft' } };
  return Object.assign(access, { rule });
}

/** Translators may save drafts; putting text before readers is for editors. */
export const draftsForTranslators = records({ all: EDITORS, drafts: ['translator'] });

function reachOf(rule: AccessRule, { user }: PayloadRequest) {
  return reachFor(rule, user ? user.role : 'signed out');
}
