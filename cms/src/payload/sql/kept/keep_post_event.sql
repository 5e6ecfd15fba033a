-- Refuses to delete or change an event of a topic or post. Its detail, which has the earlier text, may be replaced by
-- the time at which the author withdrew that or a moderator purged the post, and references to deleted accounts may
-- become null.
CREATE OR REPLACE FUNCTION kept.keep_post_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE'
      AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - 'detail', to_jsonb(NEW) - 'detail')
      AND (
        NEW.detail IS NOT DISTINCT FROM OLD.detail
        OR NEW.detail - 'withdrawnAt' = '{}'
        OR NEW.detail - 'purgedAt' = '{}')
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_row BEFORE DELETE OR UPDATE ON public.post_events
  FOR EACH ROW EXECUTE FUNCTION kept.keep_post_event();
