import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Topics that are for everyone have pages (ADR 034): what changes in the forum names the topic, the page of it that a post
 * stands on, or who posted (cms/src/publisher/change.ts). A page of a topic is a range of numbers, so that a post names one
 * page and those of its answers, never all of its topic.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [PAUSES, LISTS, POSTS, TOPICS, AUTHORS]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER note_author_leaving ON public.users;
    DROP TRIGGER note_author ON public.users;
    DROP TRIGGER note_post ON public.forum_posts;
    DROP TRIGGER note_topic ON public.forum_topics;
    DROP FUNCTION publisher.note_author(), publisher.note_post(), publisher.note_topic(), publisher.note_posts(integer, integer[]),
      forum.page_of(numeric), forum.is_for_everyone(public.forum_topics);
    DROP INDEX publisher.dirty_later, public.forum_topics_new_by_language, public.forum_topics_new_by_language_category_type,
      public.forum_topics_new_by_condition_id;`),
  );
}

/** What waits is looked for by its time: of very many that are marked few wait. */
const PAUSES = `
  CREATE INDEX dirty_later ON publisher.dirty (not_before) WHERE not_before > '-infinity';`;

/** The newest topics for everyone: of a language, of a category in it, about a condition. */
const LISTS = ['language', 'language, category_type', 'condition_id']
  .map(
    (of) => `
  CREATE INDEX forum_topics_new_by_${of.replace(', ', '_')} ON public.forum_topics (${of}, id DESC)
    WHERE state = 'visible' AND merged_into_id IS NULL AND audience = 'everyone';`,
  )
  .join('');

/** Who posted is not among it: where that changes an account goes, and with it its name, which names all pages at once. */
const POSTS = `
  CREATE FUNCTION forum.is_for_everyone(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(topic.state = 'visible' AND topic.audience = 'everyone', false)
  $$;

  -- POSTS_PAGE
  CREATE FUNCTION forum.page_of(number numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT greatest(ceil(number / 20), 1)::int
  $$;

  CREATE FUNCTION publisher.note_posts(topic integer, pages integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT publisher.note(jsonb_build_object('kind', 'forum-post', 'id', t.id, 'language', t.language, 'page', page), NULL)
    FROM public.forum_topics t, (SELECT DISTINCT unnest(pages)) AS p (page)
    WHERE t.id = topic AND forum.is_for_everyone(t)
  $$;

  CREATE FUNCTION publisher.note_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_moved boolean := (OLD.topic_id, OLD.number) IS DISTINCT FROM (NEW.topic_id, NEW.number);
    is_shown_otherwise boolean := (OLD.state, OLD.state_reason, OLD.warning, OLD.purged_at)
      IS DISTINCT FROM (NEW.state, NEW.state_reason, NEW.warning, NEW.purged_at);
  BEGIN
    IF is_moved OR is_shown_otherwise
      OR (OLD.content, OLD.quote, OLD.parent_post_id, OLD.is_note, OLD.edited_at)
        IS DISTINCT FROM (NEW.content, NEW.quote, NEW.parent_post_id, NEW.is_note, NEW.edited_at) THEN
      IF TG_OP = 'UPDATE' AND is_moved THEN
        PERFORM publisher.note_posts(OLD.topic_id, ARRAY[forum.page_of(OLD.number)]);
      END IF;
      PERFORM publisher.note_posts(NEW.topic_id, ARRAY[forum.page_of(NEW.number)]);
    ELSIF OLD.likes_count <> NEW.likes_count THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'forum-likes', 'id', t.id, 'page', forum.page_of(NEW.number)), NULL)
      FROM public.forum_topics t WHERE t.id = NEW.topic_id AND forum.is_for_everyone(t);
    END IF;
    -- Its answers name it by its number, lead to it, and quote it as long as readers have it; and where it stood before.
    IF TG_OP = 'UPDATE' AND (is_moved OR is_shown_otherwise) THEN
      PERFORM publisher.note_posts(place.topic_id, array_agg(forum.page_of(place.number)))
      FROM (SELECT topic_id, number FROM public.forum_posts WHERE parent_post_id = NEW.id
            UNION ALL SELECT topic_id, number FROM forum.moved WHERE post_id = NEW.id) AS place
      GROUP BY place.topic_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_post AFTER INSERT OR UPDATE ON public.forum_posts FOR EACH ROW EXECUTE FUNCTION publisher.note_post();`;

const TOPICS = `
  CREATE FUNCTION publisher.note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
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
  CREATE TRIGGER note_topic AFTER INSERT OR UPDATE ON public.forum_topics FOR EACH ROW EXECUTE FUNCTION publisher.note_topic();`;

const AUTHORS = `
  CREATE FUNCTION publisher.note_author() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM public.forum_posts WHERE user_id = OLD.id)
      OR EXISTS (SELECT FROM public.forum_topics WHERE created_by_id = OLD.id) THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'forum-author', 'id', OLD.id), NULL);
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$;
  CREATE TRIGGER note_author AFTER UPDATE OF display_name, role ON public.users FOR EACH ROW
    WHEN ((OLD.display_name, OLD.role) IS DISTINCT FROM (NEW.display_name, NEW.role)) EXECUTE FUNCTION publisher.note_author();
  -- Before, as afterwards nothing says any more which posts were theirs.
  CREATE TRIGGER note_author_leaving BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION publisher.note_author();`;
