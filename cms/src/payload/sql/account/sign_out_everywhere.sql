-- Ends all sessions of a user, except the one that the transaction names in `account.kept_session`.
CREATE OR REPLACE FUNCTION account.sign_out_everywhere(person integer) RETURNS void LANGUAGE sql AS $$
  DELETE FROM public.user_sessions
  WHERE user_id = person AND id::text IS DISTINCT FROM current_setting('account.kept_session', true);
$$;
