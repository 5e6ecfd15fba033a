import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Roles of architecture.md, from the least to the most trusted; `user` is the default. */
export const ROLES = ['user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Those who work in the CMS. Members of the forum are `user` and never see it. */
export const STAFF: readonly Role[] = ['translator', 'reviewer', 'moderator', 'editor', 'admin'];
export const EDITORS: readonly Role[] = ['editor', 'admin'];
export const MODERATORS: readonly Role[] = ['moderator', 'admin'];

export function hasRole(req: PayloadRequest, roles: readonly Role[]): boolean {
  const role = req.user?.role;
  return role !== undefined && role !== null && roles.includes(role);
}

export const nobody = () => false;
export const anyone = () => true;

/** Grants whole access to the given roles, none to all others. */
export function only(roles: readonly Role[]) {
  return ({ req }: { req: PayloadRequest }): boolean => hasRole(req, roles);
}

export const admins = only(['admin']);
export const editors = only(EDITORS);
export const moderators = only(MODERATORS);
export const staff = only(STAFF);

/** Published records for everyone, drafts as well for staff. */
export const publishedOrStaff: Access = ({ req }) =>
  hasRole(req, STAFF) ? true : { _status: { equals: 'published' } };

/** The signed-in user's own records (by the relationship `field`), all of them for the given roles. */
export function own(field: string, roles: readonly Role[] = ['admin']): Access {
  return ({ req }) => {
    if (!req.user) return false;
    if (hasRole(req, roles)) return true;
    return { [field]: { equals: req.user.id } };
  };
}

/** Translators may save drafts; putting text before readers is for editors. */
export const draftsForTranslators: Access = ({ req, data }) =>
  hasRole(req, EDITORS) || (hasRole(req, ['translator']) && data?._status !== 'published');

export const adminField: FieldAccess = ({ req }) => hasRole(req, ['admin']);
