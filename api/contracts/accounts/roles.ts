/** Roles of accounts, from the least to the most trusted; `user` is the default. */
export const ROLES = ['user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whose proposals protected pages take. */
export const TRUSTED_ROLES: readonly Role[] = ROLES.filter((role) => role !== 'user');
