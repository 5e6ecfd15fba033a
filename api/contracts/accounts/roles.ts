/** Roles of accounts, from the least to the most trusted; `user` is the default. */
export const ROLES = ['user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Those who work in the CMS. Members of the site are `user` or `contributor`, and never see it. */
export const STAFF: readonly Role[] = ['translator', 'reviewer', 'moderator', 'editor', 'admin'];
/** Whose proposals protected pages take. */
export const TRUSTED_ROLES: readonly Role[] = ['contributor', ...STAFF];
export const EDITORS: readonly Role[] = ['editor', 'admin'];
export const MODERATORS: readonly Role[] = ['moderator', 'admin'];
/** Those who keep order on Talk pages, besides whoever started a thread. */
export const KEEPERS: readonly Role[] = ['moderator', ...EDITORS];
/** Those who may judge what was sent in; the table of workflow.ts says which of them may do what. */
export const REVIEWERS: readonly Role[] = ['reviewer', ...EDITORS];
/** Those who write translations as records of the CMS. */
export const TRANSLATORS: readonly Role[] = ['translator', ...EDITORS];
/** Those who see how far the languages are, and propose translations. */
export const TRANSLATING: readonly Role[] = ['translator', ...REVIEWERS];

/** Whether somebody is signed in, and has one of these roles. */
export function hasRole(person: { role?: string | null } | null | undefined, roles: readonly Role[]): boolean {
  return roles.some((role) => role === person?.role);
}
