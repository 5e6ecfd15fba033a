-- Records a change of a help line, so that the page of help lines is rendered in every language. Help lines have no
-- drafts. The trigger's arguments are the columns that the page does not show.
CREATE OR REPLACE FUNCTION publisher.note_help_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(OLD) - TG_ARGV IS NOT DISTINCT FROM to_jsonb(NEW) - TG_ARGV THEN RETURN NULL; END IF;
    PERFORM publisher.note(jsonb_build_object('kind', 'help-lines'), coalesce(NEW.name, OLD.name));
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_help_line AFTER INSERT OR DELETE OR UPDATE ON public.help_lines
  FOR EACH ROW EXECUTE FUNCTION publisher.note_help_line('updated_at', 'seed_key', 'edit_summary', 'last_edited_by_id');
