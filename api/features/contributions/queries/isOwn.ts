/**
 * Says in SQL whether a contribution, which is `c`, is of the user that a parameter names: sent in by them, or without an
 * account under an address that they have shown to be theirs.
 */
export function isOwn(user: string): string {
  return `(c.user_id = ${user} OR (c.user_id IS NULL AND lower(c.contributor_email) =
    (SELECT lower(o.email) FROM users o WHERE o.id = ${user} AND o.is_verified)))`;
}
