CREATE OR REPLACE FUNCTION publisher.note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was_there boolean := forum.is_for_everyone(OLD);
    is_there boolean := forum.is_for_everyone(NEW);
    -- What stands on each page of it and in every list of topics.
    is_head boolean := was_there <> is_there
      OR (OLD.title, OLD.category_type, OLD.category_id, OLD.condition_id, OLD.language, OLD.is_pinned, OLD.is_locked, OLD.lock_reason, OLD.merged_into_id)
        IS DISTINCT FROM
        (NEW.title, NEW.category_type, NEW.category_id, NEW.condition_id, NEW.language, NEW.is_pinned, NEW.is_locked, NEW.lock_reason, NEW.merged_into_id);
    is_excerpt boolean := OLD.description IS DISTINCT FROM NEW.description;
    is_longer boolean := forum.page_of(OLD.last_number) IS DISTINCT FROM forum.page_of(NEW.last_number);
  BEGIN
    IF NOT (was_there OR is_there) THEN
      -- Topics for members count.
      IF (OLD.state, OLD.merged_into_id, OLD.post_count) IS DISTINCT FROM (NEW.state, NEW.merged_into_id, NEW.post_count) THEN
        PERFORM publisher.note('{"kind": "forum-figures"}', 'Forum');
      END IF;
      RETURN NULL;
    END IF;
    IF NOT (is_head OR is_excerpt OR is_longer)
      AND (OLD.post_count, OLD.last_post_at) IS NOT DISTINCT FROM (NEW.post_count, NEW.last_post_at) THEN RETURN NULL; END IF;
    -- What elsewhere quotes its posts, or says that they went into it, and topics that lead to it.
    IF TG_OP = 'UPDATE' AND was_there <> is_there THEN
      PERFORM publisher.note_posts(place.topic_id, array_agg(forum.page_of(place.number)))
      FROM (SELECT answer.topic_id, answer.number FROM public.forum_posts p JOIN public.forum_posts answer ON answer.parent_post_id = p.id
            WHERE p.topic_id = NEW.id AND answer.topic_id <> NEW.id
            UNION ALL
            SELECT m.topic_id, m.number FROM public.forum_posts p JOIN forum.moved m ON m.post_id = p.id WHERE p.topic_id = NEW.id) AS place
      GROUP BY place.topic_id;
      PERFORM publisher.note(jsonb_build_object('kind', 'forum-topic', 'id', t.id, 'language', t.language, 'isHead', true,
        'isExcerpt', false, 'isLonger', false, 'pages', forum.page_of(t.last_number), 'categories', '[]'::jsonb,
        'languages', '[]'::jsonb, 'conditions', '[]'::jsonb), NULL)
      FROM public.forum_topics t WHERE t.merged_into_id = NEW.id AND forum.is_for_everyone(t);
    END IF;
    PERFORM publisher.note(jsonb_build_object('kind', 'forum-topic', 'id', NEW.id, 'language', NEW.language,
      'isHead', is_head, 'isExcerpt', is_excerpt, 'isLonger', is_longer, 'pages', forum.page_of(NEW.last_number),
      'categories', (SELECT jsonb_agg(DISTINCT one) FROM unnest(ARRAY[OLD.category_type, NEW.category_type]) AS one WHERE one IS NOT NULL),
      'languages', (SELECT jsonb_agg(DISTINCT one) FROM unnest(ARRAY[OLD.language, NEW.language]) AS one WHERE one IS NOT NULL),
      'conditions', (SELECT coalesce(jsonb_agg(DISTINCT one), '[]') FROM unnest(ARRAY[OLD.condition_id, NEW.condition_id]) AS one
        WHERE is_head AND one IS NOT NULL)), NULL);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_topic AFTER INSERT OR UPDATE ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION publisher.note_topic();
