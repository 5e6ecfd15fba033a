import { EDITORS, hasRole, MODERATORS, ROLES, type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { type Described, describeRule, WHO } from '@common-ground/api/platform/accessRule.ts';
import type { Access, PayloadRequest } from 'payload';

export const nobody = describeRule(() => false, { name: 'nobody' });
export const anyone = describeRule(() => true, { name: 'anyone', all: WHO });

/** Grants whole access to the given roles, none to all others. */
export function only(roles: readonly Role[]) {
  const rule = ({ req }: { req: PayloadRequest }): boolean => hasRole(req.user, roles);
  return describeRule(rule, { name: `only ${roles.join(', ')}`, all: roles });
}

export const admins = only(['admin']);
export const editors = only(EDITORS);
export const moderators = only(MODERATORS);
export const staff = only(STAFF);

/** Published records for everyone, drafts as well for staff. */
export const publishedOrStaff = describeRule(
  (({ req }) => (hasRole(req.user, STAFF) ? true : { _status: { equals: 'published' } })) satisfies Access,
  { name: 'published or staff', all: STAFF, published: WHO },
);

/** The signed-in user's own records (by the relationship `field`), all of them for the given roles. */
export function own(field: string, roles: readonly Role[] = ['admin']): Access & Described {
  const rule: Access = ({ req }) => {
    if (!req.user) return false;
    if (hasRole(req.user, roles)) return true;
    return { [field]: { equals: req.user.id } };
  };
  return describeRule(rule, { name: `own (${field})`, owner: field, all: roles, own: ROLES });
}

/** Drafts of texts that are reviewed: nobody puts them before readers here, whatever their role (ADR 015). */
export function draftsFor(roles: readonly Role[]) {
  const rule: Access = ({ req, data }) => hasRole(req.user, roles) && data?._status !== 'published';
  return describeRule(rule, { name: `drafts for ${roles.join(', ')}`, drafts: roles });
}

/** Translators may save drafts; putting text before readers is for editors. */
export const draftsForTranslators = describeRule(
  (({ req, data }) =>
    hasRole(req.user, EDITORS) ||
    (hasRole(req.user, ['translator']) && data?._status !== 'published')) satisfies Access,
  { name: 'drafts for translators', all: EDITORS, drafts: ['translator'] },
);
