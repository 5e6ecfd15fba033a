-- Keeps the count of views when an update would lower it or make it null: Payload writes a whole record, with the count
-- of the version that the editor began from.
CREATE OR REPLACE FUNCTION analytics.views_never_shrink() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.views := OLD.views;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER analytics_views_never_shrink BEFORE UPDATE ON public.conditions
  FOR EACH ROW WHEN (NEW.views IS NULL OR NEW.views < OLD.views)
  EXECUTE FUNCTION analytics.views_never_shrink();
