-- Returns whether the second factor of a user is on. A proposed secret, which no code has confirmed yet, does not
-- count.
CREATE OR REPLACE FUNCTION account.has_second_factor(person integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM account.second_factor f WHERE f.user_id = person AND f.secret IS NOT NULL);
$$;
