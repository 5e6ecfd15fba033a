-- Whose a preference is stands in its relations, which Payload writes after it. The oldest are dropped rather than the
-- newest refused: screens write a preference for each record that somebody opens.
CREATE OR REPLACE FUNCTION desk.drop_old_preferences() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM public.payload_preferences WHERE id IN (
        SELECT p.id FROM public.payload_preferences p
        WHERE p.id IN (SELECT parent_id FROM public.payload_preferences_rels WHERE users_id = NEW.users_id)
        ORDER BY p.updated_at DESC, p.id DESC OFFSET 500
        FOR UPDATE SKIP LOCKED);
      RETURN NULL;
    END $$;

CREATE OR REPLACE TRIGGER drop_old_preferences AFTER INSERT ON public.payload_preferences_rels
  FOR EACH ROW WHEN (NEW.users_id IS NOT NULL)
  EXECUTE FUNCTION desk.drop_old_preferences();
