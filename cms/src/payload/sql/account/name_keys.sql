-- Returns the forms by which names are compared (account.looks): of each name as written and in lower case, because a
-- capital I is taken for an l, but typed as an i. Leaves out names that are null.
CREATE OR REPLACE FUNCTION account.name_keys(VARIADIC names text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(DISTINCT account.looks(form))
  FROM
    unnest(names) name,
    unnest(ARRAY[name, public.to_lower(normalize(name, NFKD))]) form
  WHERE name IS NOT NULL
$$;
