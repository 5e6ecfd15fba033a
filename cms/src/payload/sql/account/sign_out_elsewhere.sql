-- Ends all sessions of a user except one of the CMS, which is inserted again with a new start:
-- account.refuse_ended_session leaves out older ones. With null as `kept_session` all end.
CREATE OR REPLACE FUNCTION account.sign_out_elsewhere(person integer, kept_session text) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM account.sign_out_everywhere(person);
    IF kept_session IS NOT NULL THEN
      INSERT INTO public.users_sessions (_order, _parent_id, id, created_at, expires_at)
      VALUES (
        1,
        person,
        kept_session,
        -- The column has milliseconds: without the added one the session might not be newer than the sign-out.
        date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond',
        -- As tokenExpiration of Users. The cookie keeps its earlier end.
        clock_timestamp() + interval '8 hours');
    END IF;
  END $$;
