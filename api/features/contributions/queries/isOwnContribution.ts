/** Returns SQL for whether `user` sent contribution `c`, or a guest did under the user's verified address. */
export function isOwnContribution(user: string): string {
  return `(c.user_id = ${user} OR (c.user_id IS NULL AND lower(c.contributor_email) =
    (SELECT lower(o.email) FROM users o WHERE o.id = ${user} AND o.is_verified)))`;
}
