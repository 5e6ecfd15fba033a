-- That a post was changed stays; what it said before goes where its author took that back, or all of it was purged.
CREATE OR REPLACE FUNCTION kept.keep_post_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - 'detail', to_jsonb(NEW) - 'detail')
      AND (NEW.detail IS NOT DISTINCT FROM OLD.detail OR NEW.detail - 'withdrawnAt' = '{}' OR NEW.detail - 'purgedAt' = '{}')
      THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_row BEFORE DELETE OR UPDATE ON public.post_events
  FOR EACH ROW EXECUTE FUNCTION kept.keep_post_event();
