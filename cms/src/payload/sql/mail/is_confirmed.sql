-- Returns whether the owner of an address has confirmed it: as the address of a verified account, or by opening the
-- receipt of a contribution that was sent from it as a guest. An address that is not confirmed gets receipts only.
CREATE OR REPLACE FUNCTION mail.is_confirmed(address text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT
    EXISTS (
      SELECT FROM public.users u
      WHERE u.is_verified
        AND public.to_lower(normalize(u.email, NFKC)) COLLATE "C"
          = public.to_lower(normalize(address, NFKC)) COLLATE "C")
    OR EXISTS (
      SELECT FROM public.contributions c
      JOIN mail.receipt r ON r.contribution_id = c.id
      WHERE c.user_id IS NULL
        AND r.opened_at IS NOT NULL
        AND public.to_lower(normalize(c.contributor_email, NFKC)) COLLATE "C"
          = public.to_lower(normalize(address, NFKC)) COLLATE "C")
$$;
