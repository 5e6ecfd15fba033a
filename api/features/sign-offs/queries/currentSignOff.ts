/**
 * The sign-off that counts for a condition `c`, as the row `signed` of nulls or one: of the text that readers have, else
 * the last one of an earlier text. Those that were taken back count for nothing. The one place that says so in SQL.
 */
export const CURRENT_SIGN_OFF = `LEFT JOIN LATERAL (
  SELECT s.id, s.user_id, s.signer_name, s.credential, s.signed_at, s.next_review_at, s.version, s.digest,
    s.digest IS DISTINCT FROM c.published_digest AS has_lapsed, s.next_review_at <= now() AS is_overdue
  FROM sign_offs s
  WHERE s.condition_id = c.id AND s.withdraws_id IS NULL AND NOT EXISTS (SELECT FROM sign_offs w WHERE w.withdraws_id = s.id)
  ORDER BY has_lapsed, s.signed_at DESC, s.id DESC LIMIT 1
) signed ON true`;
