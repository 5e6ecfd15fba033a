-- Lists the texts from which the search index is written: of each published condition the default language's and those
-- of published translations. Fields that this view does not name come with search.more. The functions that write the
-- index take its rows as parameters.
CREATE OR REPLACE VIEW search.source AS
  SELECT
    c.id AS condition_id,
    l.id AS language_id,
    l.code,
    c.category_id,
    c.name,
    c.summary,
    c.overview,
    c.aliases,
    c.tags,
    c.symptoms,
    c.causes,
    c.treatments,
    search.more(c) AS more
  FROM public.conditions AS c
  CROSS JOIN public.languages AS l
  WHERE c._status = 'published' AND l.is_default
  UNION ALL
  SELECT
    c.id,
    l.id,
    l.code,
    c.category_id,
    t.name,
    t.summary,
    t.overview,
    t.aliases,
    t.tags,
    t.symptoms,
    t.causes,
    t.treatments,
    search.more(t)
  FROM public.condition_translations AS t
  JOIN public.conditions AS c ON c.id = t.condition_id
  JOIN public.languages AS l ON l.id = t.language_id
  WHERE c._status = 'published' AND t._status = 'published' AND NOT coalesce(l.is_default, false);
