-- Records changes of forum topics that are, or were, visible and for everyone: only these have pages (`TopicChange` in
-- cms/src/publisher/change.ts). Of other topics only the forum's figures are published.
CREATE OR REPLACE FUNCTION publisher.note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was_there boolean := forum.is_for_everyone(OLD);
    is_there boolean := forum.is_for_everyone(NEW);
    -- Whether anything changed that all pages of the topic and lists of topics show.
    is_head boolean := was_there <> is_there
      OR (
        OLD.title, OLD.category_type, OLD.category_id, OLD.condition_id, OLD.language,
        OLD.is_pinned, OLD.is_locked, OLD.lock_reason, OLD.merged_into_id
      ) IS DISTINCT FROM (
        NEW.title, NEW.category_type, NEW.category_id, NEW.condition_id, NEW.language,
        NEW.is_pinned, NEW.is_locked, NEW.lock_reason, NEW.merged_into_id
      );
    is_excerpt boolean := OLD.description IS DISTINCT FROM NEW.description;
    is_longer boolean := forum.page_of(OLD.last_number) IS DISTINCT FROM forum.page_of(NEW.last_number);
  BEGIN
    IF NOT (was_there OR is_there) THEN
      -- The figures include topics for members.
      IF (OLD.state, OLD.merged_into_id, OLD.post_count)
        IS DISTINCT FROM (NEW.state, NEW.merged_into_id, NEW.post_count) THEN
        PERFORM publisher.note('{"kind": "forum-figures"}', 'Forum');
      END IF;
      RETURN NULL;
    END IF;
    IF NOT (is_head OR is_excerpt OR is_longer)
      AND (OLD.post_count, OLD.last_post_at) IS NOT DISTINCT FROM (NEW.post_count, NEW.last_post_at) THEN
      RETURN NULL;
    END IF;
    -- Other topics have replies that quote posts of this one, and places from which posts were moved into it. Topics
    -- merged into it link to it.
    IF TG_OP = 'UPDATE' AND was_there <> is_there THEN
      PERFORM publisher.note_posts(place.topic_id, array_agg(forum.page_of(place.number)))
      FROM (
        SELECT reply.topic_id, reply.number
        FROM public.forum_posts AS post
        JOIN public.forum_posts AS reply ON reply.parent_post_id = post.id
        WHERE post.topic_id = NEW.id AND reply.topic_id <> NEW.id
        UNION ALL
        SELECT former.topic_id, former.number
        FROM public.forum_posts AS post
        JOIN forum.moved AS former ON former.post_id = post.id
        WHERE post.topic_id = NEW.id
      ) AS place
      GROUP BY place.topic_id;
      PERFORM publisher.note(
        jsonb_build_object(
          'kind', 'forum-topic',
          'id', merged.id,
          'language', merged.language,
          'isHead', true,
          'isExcerpt', false,
          'isLonger', false,
          'pages', forum.page_of(merged.last_number),
          'categories', '[]'::jsonb,
          'languages', '[]'::jsonb,
          'conditions', '[]'::jsonb
        ),
        NULL
      )
      FROM public.forum_topics AS merged
      WHERE merged.merged_into_id = NEW.id AND forum.is_for_everyone(merged);
    END IF;
    PERFORM publisher.note(
      jsonb_build_object(
        'kind', 'forum-topic',
        'id', NEW.id,
        'language', NEW.language,
        'isHead', is_head,
        'isExcerpt', is_excerpt,
        'isLonger', is_longer,
        'pages', forum.page_of(NEW.last_number),
        'categories', (
          SELECT jsonb_agg(DISTINCT category)
          FROM unnest(ARRAY[OLD.category_type, NEW.category_type]) AS category
          WHERE category IS NOT NULL
        ),
        'languages', (
          SELECT jsonb_agg(DISTINCT language)
          FROM unnest(ARRAY[OLD.language, NEW.language]) AS language
          WHERE language IS NOT NULL
        ),
        'conditions', (
          SELECT coalesce(jsonb_agg(DISTINCT condition), '[]')
          FROM unnest(ARRAY[OLD.condition_id, NEW.condition_id]) AS condition
          WHERE is_head AND condition IS NOT NULL
        )
      ),
      NULL
    );
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_topic AFTER INSERT OR UPDATE ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION publisher.note_topic();
