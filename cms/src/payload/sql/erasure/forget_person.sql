-- Removes a user whose account is deleted from records that stay: name on Talk pages, name and address in
-- contributions, details of analytics events. Deletes preferences and locks of Payload, which foreign keys leave.
-- Stores the id in erasure.gone, for erasure.stay_gone.
CREATE OR REPLACE FUNCTION erasure.forget_person() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- One deletion at a time, because two users whom the same records name would wait for each other.
    PERFORM pg_advisory_xact_lock(hashtext('erasure'));
    INSERT INTO erasure.gone (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
    UPDATE public.discussions SET user_name = 'Former member' WHERE user_id = OLD.id;
    -- With those that a guest sent from this address, if the user has confirmed it.
    UPDATE public.contributions
    SET contributor_name = NULL, contributor_email = NULL
    WHERE user_id = OLD.id
      OR (
        user_id IS NULL
        AND OLD.is_verified
        AND public.to_lower(normalize(contributor_email, NFKC)) = public.to_lower(normalize(OLD.email, NFKC)));
    UPDATE public.analytics_events
    SET event_data = '{}', session_id = NULL, user_agent = NULL, ip_address = NULL
    WHERE user_id = OLD.id;
    DELETE FROM public.payload_preferences p
    USING public.payload_preferences_rels r
    WHERE r.parent_id = p.id AND r.users_id = OLD.id;
    DELETE FROM public.payload_locked_documents d
    USING public.payload_locked_documents_rels r
    WHERE r.parent_id = d.id AND r.users_id = OLD.id;
    RETURN OLD;
  END $$;

CREATE OR REPLACE TRIGGER forget_person BEFORE DELETE ON public.users
  FOR EACH ROW EXECUTE FUNCTION erasure.forget_person();
