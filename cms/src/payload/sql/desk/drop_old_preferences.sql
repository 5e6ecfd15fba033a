-- Deletes the oldest preferences of a user beyond MAX_DESK_PREFERENCES, rather than refusing new ones, because screens
-- of the CMS store one for each record that a user opens. The trigger is on the relations, where Payload writes the
-- user after the preference.
CREATE OR REPLACE FUNCTION desk.drop_old_preferences() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM public.payload_preferences
    WHERE id IN (
      SELECT preference.id
      FROM public.payload_preferences AS preference
      WHERE preference.id IN (SELECT parent_id FROM public.payload_preferences_rels WHERE users_id = NEW.users_id)
      ORDER BY preference.updated_at DESC, preference.id DESC
      OFFSET 500
      FOR UPDATE SKIP LOCKED
    );
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER drop_old_preferences AFTER INSERT ON public.payload_preferences_rels
  FOR EACH ROW WHEN (NEW.users_id IS NOT NULL)
  EXECUTE FUNCTION desk.drop_old_preferences();
