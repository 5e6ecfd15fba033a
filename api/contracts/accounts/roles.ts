/** Roles of accounts, from the least to the most trusted; `user` is the default. */
export const ROLES = ['user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF: readonly Role[] = ['translator', 'reviewer', 'moderator', 'editor', 'admin'];
/** Roles whose proposals for protected pages are accepted. */
export const TRUSTED_ROLES: readonly Role[] = ['contributor', ...STAFF];
export const EDITORS: readonly Role[] = ['editor', 'admin'];
export const MODERATORS: readonly Role[] = ['moderator', 'admin'];
/** Roles that may resolve any Talk thread; the author of a thread may resolve it too. */
export const THREAD_RESOLVERS: readonly Role[] = ['moderator', ...EDITORS];
export const REVIEWERS: readonly Role[] = ['reviewer', ...EDITORS];
export const TRANSLATORS: readonly Role[] = ['translator', ...EDITORS];
/** Roles that may see the progress of all languages and propose translations. */
export const TRANSLATION_PROPOSERS: readonly Role[] = ['translator', ...REVIEWERS];

export function hasRole(person: { role?: string | null } | null | undefined, roles: readonly Role[]): boolean {
  return roles.some((role) => role === person?.role);
}
