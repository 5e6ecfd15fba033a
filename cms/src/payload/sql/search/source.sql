CREATE OR REPLACE VIEW search.source AS
    SELECT c.id AS condition_id, l.id AS language_id, l.code, c.category_id, c.name, c.summary, c.overview,
           c.aliases, c.tags, c.symptoms, c.causes, c.treatments, search.more(c) AS more
    FROM public.conditions c CROSS JOIN public.languages l
    WHERE c._status = 'published' AND l.is_default
    UNION ALL
    SELECT c.id, l.id, l.code, c.category_id, t.name, t.summary, t.overview,
           t.aliases, t.tags, t.symptoms, t.causes, t.treatments, search.more(t)
    FROM public.condition_translations t
    JOIN public.conditions c ON c.id = t.condition_id
    JOIN public.languages l ON l.id = t.language_id
    WHERE c._status = 'published' AND t._status = 'published' AND NOT coalesce(l.is_default, false);
