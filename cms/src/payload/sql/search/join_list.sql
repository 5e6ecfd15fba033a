-- Joins the entries of a list, such as aliases or symptoms, to one text that can be folded; '' for anything but a list.
-- Leaves out empty entries, which hold the places of texts that are not translated.
CREATE OR REPLACE FUNCTION search.join_list(list jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT coalesce(string_agg(item, ' ; '), '')
    FROM jsonb_array_elements_text(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END) AS item
    WHERE item <> ''
  );
