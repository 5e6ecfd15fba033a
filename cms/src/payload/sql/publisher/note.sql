-- Records a change for the publisher. `what` is a ContentChange (cms/src/publisher/change.ts), and `name` names the
-- record in the state of the publisher that the CMS and `publish:status` show. When it is null, kind and id are the
-- name.
CREATE OR REPLACE FUNCTION publisher.note(what jsonb, name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO publisher.change (what, name)
  VALUES (
    what,
    coalesce(name, initcap(replace(what ->> 'kind', '-', ' ')) || ' ' || (what ->> 'id'), 'A page')
  )
$$;
