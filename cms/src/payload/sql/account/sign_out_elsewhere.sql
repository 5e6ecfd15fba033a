-- All sessions of a person but one of the desk, which is begun anew: older ones are refused wherever they come from.
-- What names it in the browser ends by itself.
CREATE OR REPLACE FUNCTION account.sign_out_elsewhere(person integer, kept_session text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM account.sign_out_everywhere(person);
      IF kept_session IS NOT NULL THEN
        INSERT INTO public.users_sessions (_order, _parent_id, id, created_at, expires_at)
          VALUES (1, person, kept_session, date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond',
            clock_timestamp() + interval '8 hours');
      END IF;
    END $$;
