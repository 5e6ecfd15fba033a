CREATE OR REPLACE FUNCTION search.to_terms(given search.source) RETURNS text[] LANGUAGE sql STABLE AS $$
    WITH part (weight, content) AS (VALUES
      (8, search.fold_words(given.name)),
      (5, search.fold_words(search.join_list(given.aliases))),
      (4, search.fold_words(search.join_list(given.tags))),
      (3, search.fold_words(coalesce(given.summary, ''))),
      (2, search.fold_page(search.join_list(given.symptoms))),
      -- A tsvector holds at most 1 MB; a page beyond that is found by its beginning.
      (1, search.fold_page(left(concat_ws(' ', given.overview, search.join_list(given.causes), search.join_list(given.treatments),
        given.more), 200000)))),
    stem AS (
      SELECT lexeme, sum(weight * cardinality(positions)) AS impact
      FROM part, unnest(to_tsvector(search.configuration(given.code), content)) GROUP BY lexeme)
    SELECT coalesce(array_agg(given.language_id || ':' || lexeme || mark), '{}')
    FROM stem, unnest(ARRAY['', '^2', '^3', '^4'], ARRAY[0, 3, 6, 12]) AS degree(mark, least)
    WHERE impact >= least $$;
