-- Counts the blocks of a text of the editor as its Markdown has them (lexicalToMarkdown): without blocks that are empty,
-- and with lists of one type that follow each other as one list.
CREATE OR REPLACE FUNCTION public.count_blocks(body jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT count(*) FILTER (WHERE type IS DISTINCT FROM 'list' OR list IS DISTINCT FROM before)::int
  FROM (
    SELECT block ->> 'type' AS type, block ->> 'listType' AS list, lag(block ->> 'listType') OVER (ORDER BY place) AS before
    FROM jsonb_array_elements(body #> '{root,children}') WITH ORDINALITY AS blocks (block, place)
    WHERE CASE block ->> 'type'
      WHEN 'list' THEN jsonb_array_length(block -> 'children') > 0
      ELSE jsonb_path_exists(block, 'strict $.**.text ? (@ like_regex "\\S")', '{}', true)
    END
  ) AS filled
$$;
