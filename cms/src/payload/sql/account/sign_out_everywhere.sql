-- Ends all sessions of a user, on the site and in the CMS, and records the time for account.refuse_ended_session.
CREATE OR REPLACE FUNCTION account.sign_out_everywhere(person integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO account.signed_out AS s (user_id, at) VALUES (person, clock_timestamp())
  ON CONFLICT (user_id) DO UPDATE SET at = greatest(s.at, excluded.at);
  DELETE FROM public.user_sessions WHERE user_id = person;
  DELETE FROM public.users_sessions WHERE _parent_id = person;
$$;
