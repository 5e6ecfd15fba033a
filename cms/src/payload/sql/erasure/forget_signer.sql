-- Removes account and name of a user whose account is deleted from their sign-offs, which stay. Both have to become
-- null in one UPDATE, because review.keep_sign_off refuses other changes.
CREATE OR REPLACE FUNCTION erasure.forget_signer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.sign_offs SET user_id = NULL, signer_name = NULL WHERE user_id = OLD.id;
    RETURN OLD;
  END $$;

CREATE OR REPLACE TRIGGER forget_signer BEFORE DELETE ON public.users
  FOR EACH ROW EXECUTE FUNCTION erasure.forget_signer();
