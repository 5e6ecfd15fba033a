-- Returns the terms of a text for search.entry: each stem after the id of its language, once for each degree to which
-- the text is about it, such as `1:tic`, `1:tic^2`, `1:tic^3`, `1:tic^4`. The best pages for a stem come straight from
-- the index of terms, without reading them (api/features/search/queries/selectPages.ts).
CREATE OR REPLACE FUNCTION search.to_terms(given search.source) RETURNS text[] LANGUAGE sql STABLE AS $$
  -- A word of the name says more of what a page is about than one in its treatments.
  WITH part (weight, content) AS (
    VALUES
      (8, search.fold_words(given.name)),
      (5, search.fold_words(search.join_list(given.aliases))),
      (4, search.fold_words(search.join_list(given.tags))),
      (3, search.fold_words(coalesce(given.summary, ''))),
      (2, search.fold_page(search.join_list(given.symptoms))),
      -- A tsvector holds at most 1 MB, so a longer page is found only by its beginning.
      (
        1,
        search.fold_page(
          left(
            concat_ws(
              ' ',
              given.overview,
              search.join_list(given.causes),
              search.join_list(given.treatments),
              given.more
            ),
            200000
          )
        )
      )
  ),
  stem AS (
    SELECT lexeme, sum(weight * cardinality(positions)) AS impact
    FROM part, unnest(to_tsvector(search.configuration(given.code), content))
    GROUP BY lexeme
  )
  SELECT coalesce(array_agg(given.language_id || ':' || lexeme || suffix), '{}')
  FROM stem, unnest(ARRAY['', '^2', '^3', '^4'], ARRAY[0, 3, 6, 12]) AS degree(suffix, min_impact)
  WHERE impact >= min_impact
$$;
