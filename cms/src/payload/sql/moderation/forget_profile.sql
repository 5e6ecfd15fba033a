-- Deletes the stored texts of a user's profile from reports when the account is deleted. The reports stay.
CREATE OR REPLACE FUNCTION moderation.forget_profile() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE moderation.reports r
    SET snapshot = NULL
    FROM moderation.cases c
    WHERE c.id = r.case_id AND c.kind = 'profile' AND c.content_id = OLD.id;
    RETURN OLD;
  END $$;

CREATE OR REPLACE TRIGGER forget_profile BEFORE DELETE ON public.users
  FOR EACH ROW EXECUTE FUNCTION moderation.forget_profile();
