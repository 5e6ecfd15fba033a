-- Refuses to change or delete a medical sign-off, because readers rely on it (decision 016). Two updates pass: user and
-- signer's name become null together when the account is deleted (erasure.forget_signer), and the condition becomes
-- null when it is deleted.
CREATE OR REPLACE FUNCTION review.keep_sign_off() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE'
      AND to_jsonb(NEW) - ARRAY['user_id', 'signer_name', 'condition_id']
        = to_jsonb(OLD) - ARRAY['user_id', 'signer_name', 'condition_id']
      AND (NEW.condition_id IS NOT DISTINCT FROM OLD.condition_id OR NEW.condition_id IS NULL)
      AND (
        (NEW.user_id IS NOT DISTINCT FROM OLD.user_id AND NEW.signer_name IS NOT DISTINCT FROM OLD.signer_name)
        OR (NEW.user_id IS NULL AND NEW.signer_name IS NULL)
      ) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'What was signed is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_sign_off BEFORE DELETE OR UPDATE ON public.sign_offs
  FOR EACH ROW EXECUTE FUNCTION review.keep_sign_off();
