CREATE OR REPLACE FUNCTION publisher.note(what jsonb, name text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO publisher.change (what, name) VALUES (what, coalesce(name, initcap(replace(what ->> 'kind', '-', ' ')) || ' ' || (what ->> 'id'), 'A page'))
  $$;
