CREATE OR REPLACE FUNCTION review.keep_contribution() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was sent in is never removed' USING ERRCODE = 'CG409'; END IF;
      RAISE EXCEPTION 'What is decided stays decided' USING ERRCODE = 'CG409';
    END $$;

CREATE OR REPLACE TRIGGER keep_contribution BEFORE DELETE ON public.contributions
  FOR EACH ROW WHEN (OLD.status <> 'draft')
  EXECUTE FUNCTION review.keep_contribution();
CREATE OR REPLACE TRIGGER keep_decision BEFORE UPDATE ON public.contributions
  FOR EACH ROW WHEN ((OLD.status IN ('published', 'rejected', 'withdrawn')) AND ((NEW.status <> OLD.status) OR (NEW.content <> OLD.content)))
  EXECUTE FUNCTION review.keep_contribution();
