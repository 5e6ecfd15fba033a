-- Records a change of the search terms of a condition, so that its search entry in that language is made again, and the
-- lists A to Z, which leave out other names that are terms. Terms have no drafts.
CREATE OR REPLACE FUNCTION publisher.note_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    record public.search_terms := coalesce(NEW, OLD);
  BEGIN
    IF OLD.terms IS NOT DISTINCT FROM NEW.terms THEN RETURN NULL; END IF;
    PERFORM publisher.note(
      jsonb_build_object('kind', 'search-terms', 'id', record.condition_id, 'language', record.language_id),
      'Search terms of ' || (SELECT name FROM public.conditions WHERE id = record.condition_id)
    );
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_search_terms AFTER INSERT OR DELETE OR UPDATE ON public.search_terms
  FOR EACH ROW EXECUTE FUNCTION publisher.note_search_terms();
