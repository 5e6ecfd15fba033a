-- Refuses to delete a contribution that was submitted, and to change state or content of a decided one, so that the
-- record of the review stays true, also for plain SQL (decision 015). An author may delete a draft.
CREATE OR REPLACE FUNCTION review.keep_contribution() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      RAISE EXCEPTION 'What was sent in is never removed' USING ERRCODE = 'CG409';
    END IF;
    RAISE EXCEPTION 'What is decided stays decided' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_contribution BEFORE DELETE ON public.contributions
  FOR EACH ROW WHEN (OLD.status <> 'draft')
  EXECUTE FUNCTION review.keep_contribution();
CREATE OR REPLACE TRIGGER keep_decision BEFORE UPDATE ON public.contributions
  FOR EACH ROW WHEN (
    (OLD.status IN ('published', 'rejected', 'withdrawn'))
    AND ((NEW.status <> OLD.status) OR (NEW.content <> OLD.content))
  )
  EXECUTE FUNCTION review.keep_contribution();
