-- Writes the suggestions of new search entries. search.write replaces the entry of a text with new names, and foreign
-- keys delete the suggestions of the former entry. search.reword updates entry and suggestion itself.
CREATE OR REPLACE FUNCTION search.on_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search.write_suggestions(array_agg(condition_id), array_agg(language_id)) FROM new_rows;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER suggestions AFTER INSERT ON search.entry
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_entry();
