-- Records the pages of topics on which a new or changed post shows: its own, its former one when it moved, and those
-- that refer to it. A change of its number of likes alone is recorded as less urgent.
CREATE OR REPLACE FUNCTION publisher.note_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_moved boolean := (OLD.topic_id, OLD.number) IS DISTINCT FROM (NEW.topic_id, NEW.number);
    is_shown_otherwise boolean := (OLD.state, OLD.state_reason, OLD.warning, OLD.purged_at)
      IS DISTINCT FROM (NEW.state, NEW.state_reason, NEW.warning, NEW.purged_at);
  BEGIN
    IF is_moved
      OR is_shown_otherwise
      OR (OLD.content, OLD.quote, OLD.parent_post_id, OLD.is_note, OLD.edited_at)
        IS DISTINCT FROM (NEW.content, NEW.quote, NEW.parent_post_id, NEW.is_note, NEW.edited_at) THEN
      IF TG_OP = 'UPDATE' AND is_moved THEN
        PERFORM publisher.note_posts(OLD.topic_id, ARRAY[forum.page_of(OLD.number)]);
      END IF;
      PERFORM publisher.note_posts(NEW.topic_id, ARRAY[forum.page_of(NEW.number)]);
    ELSIF OLD.likes_count <> NEW.likes_count THEN
      PERFORM publisher.note(
        jsonb_build_object('kind', 'forum-likes', 'id', topic.id, 'page', forum.page_of(NEW.number)),
        NULL
      )
      FROM public.forum_topics AS topic
      WHERE topic.id = NEW.topic_id AND forum.is_for_everyone(topic);
    END IF;
    -- Replies show its number, link to it and quote it while readers may read it. Its former places link to it.
    IF TG_OP = 'UPDATE' AND (is_moved OR is_shown_otherwise) THEN
      PERFORM publisher.note_posts(place.topic_id, array_agg(forum.page_of(place.number)))
      FROM (
        SELECT topic_id, number FROM public.forum_posts WHERE parent_post_id = NEW.id
        UNION ALL
        SELECT topic_id, number FROM forum.moved WHERE post_id = NEW.id
      ) AS place
      GROUP BY place.topic_id;
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_post AFTER INSERT OR UPDATE ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION publisher.note_post();
