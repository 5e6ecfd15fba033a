CREATE OR REPLACE FUNCTION erasure.forget_person() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Two people who are both named by many records would wait for each other.
    PERFORM pg_advisory_xact_lock(hashtext('erasure'));
    INSERT INTO erasure.gone (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
    UPDATE public.discussions SET user_name = 'Former member' WHERE user_id = OLD.id;
    -- What was sent without signing in, too, where the address was shown to be theirs.
    UPDATE public.contributions SET contributor_name = NULL, contributor_email = NULL
      WHERE user_id = OLD.id OR (user_id IS NULL AND OLD.is_verified AND
        public.to_lower(normalize(contributor_email, NFKC)) = public.to_lower(normalize(OLD.email, NFKC)));
    UPDATE public.analytics_events SET event_data = '{}', session_id = NULL, user_agent = NULL, ip_address = NULL
      WHERE user_id = OLD.id;
    DELETE FROM public.payload_preferences p USING public.payload_preferences_rels r
      WHERE r.parent_id = p.id AND r.users_id = OLD.id;
    DELETE FROM public.payload_locked_documents d USING public.payload_locked_documents_rels r
      WHERE r.parent_id = d.id AND r.users_id = OLD.id;
    RETURN OLD;
  END $$;

CREATE OR REPLACE TRIGGER forget_person BEFORE DELETE ON public.users
  FOR EACH ROW EXECUTE FUNCTION erasure.forget_person();
