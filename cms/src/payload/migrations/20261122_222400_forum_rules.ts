import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What holds in the forum whoever writes to the database (ADR 033):
 *
 * forum_posts.number   a post's place in its topic, from 1 without a gap, given under the topic's lock; page n of a topic is
 *                      a range of them. A post that is moved gets a later one of its new topic, which whoever moves it
 *                      gives, and keeps its words, likes, answers and history; where it stood, forum.moved says where it went.
 * forum_topics         post_count, last_post_at: of the posts that readers have, the first one aside. description: how the
 *                      first one begins, where readers have it. Nothing but these triggers and forum.recount writes them.
 * forum.liking         who likes a post, once; likes_count follows, also where an account goes with its likes
 * forum.tally          topics and posts that readers have, for the figures of the forum: 16 rows each, so that those who post
 *                      at the same moment do not wait for each other; their sum counts
 * forum.block          whose posts somebody does not want to see
 * forum.entry          the words of what readers have, a topic's title among those of its first post, to search by
 *
 * Words are their author's (022): they change with a mark that readers see, or are purged everywhere, in what is kept of
 * them as well.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [KEPT, PLACES, COUNTS, LIKES, WORDS, MEMBERS]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER count_topic ON public.forum_topics;
    DROP TRIGGER count_post ON public.forum_posts;
    DROP TRIGGER enter_post ON public.forum_posts;
    DROP TRIGGER enter_title ON public.forum_topics;
    DROP TRIGGER keep_for_members ON public.forum_topics;
    DROP TRIGGER place_post ON public.forum_posts;
    DROP SCHEMA forum CASCADE;
    DROP TRIGGER keep_row ON public.post_events;
    CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON public.post_events FOR EACH ROW EXECUTE FUNCTION kept.keep_row();
    DROP FUNCTION kept.keep_post_event();
    ${keepPosts('id created_at', 'title description', 'id topic_id parent_post_id is_first_post created_at', 'content')}
    DROP INDEX public.forum_posts_request_key, public.forum_posts_of_user, public.forum_posts_lately, public.forum_topics_active, public.forum_topics_of_category;`),
  );
}

function keepPosts(topicFixed: string, topicWords: string, postFixed: string, postWords: string): string {
  return `
    DROP TRIGGER keep_post ON public.forum_topics;
    CREATE TRIGGER keep_post BEFORE UPDATE OR DELETE ON public.forum_topics FOR EACH ROW
      EXECUTE FUNCTION kept.keep_post('${topicFixed}', '${topicWords}');
    DROP TRIGGER keep_post ON public.forum_posts;
    CREATE TRIGGER keep_post BEFORE UPDATE OR DELETE ON public.forum_posts FOR EACH ROW
      EXECUTE FUNCTION kept.keep_post('${postFixed}', '${postWords}');`;
}

const KEPT = `
  CREATE SCHEMA forum;
  ${keepPosts('id language created_at', 'title', 'id parent_post_id is_note created_at', 'content warning')}

  CREATE OR REPLACE FUNCTION kept.keep_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    author text := CASE TG_TABLE_NAME WHEN 'forum_topics' THEN 'created_by_id' ELSE 'user_id' END;
    fixed text[] := string_to_array(TG_ARGV[0], ' ');
    words text[] := string_to_array(TG_ARGV[1], ' ');
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was posted is never deleted' USING ERRCODE = 'CG409'; END IF;
    IF EXISTS (SELECT FROM unnest(fixed) AS one WHERE before -> one IS DISTINCT FROM after -> one
        AND NOT kept.only_lets_go(TG_RELID, jsonb_build_object(one, before -> one), jsonb_build_object(one, after -> one)))
      OR (before -> author <> after -> author AND NOT kept.only_lets_go(TG_RELID,
        jsonb_build_object(author, before -> author), jsonb_build_object(author, after -> author)))
      -- The name goes just before the account does (erasure).
      OR (before -> 'user_name' <> after -> 'user_name' AND after ->> 'user_name' <> 'Former member')
      OR (NEW.edited_at IS NOT DISTINCT FROM OLD.edited_at
        AND before -> 'purged_at' IS NOT DISTINCT FROM after -> 'purged_at'
        AND EXISTS (SELECT FROM unnest(words) AS one WHERE before -> one IS DISTINCT FROM after -> one)) THEN
      RAISE EXCEPTION 'Who posted what, and when, is never changed' USING ERRCODE = 'CG409';
    END IF;
    RETURN NEW;
  END $$;

  -- That a post was changed stays; what it said before goes where its author took that back, or all of it was purged.
  CREATE FUNCTION kept.keep_post_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - 'detail', to_jsonb(NEW) - 'detail')
      AND (NEW.detail IS NOT DISTINCT FROM OLD.detail OR NEW.detail - 'withdrawnAt' = '{}' OR NEW.detail - 'purgedAt' = '{}')
      THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;
  DROP TRIGGER keep_row ON public.post_events;
  CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON public.post_events FOR EACH ROW EXECUTE FUNCTION kept.keep_post_event();`;

const PLACES = `
  CREATE UNIQUE INDEX forum_posts_request_key ON public.forum_posts (user_id, request_key) WHERE request_key IS NOT NULL;
  -- A page of the list: the pinned first, then the last active.
  CREATE INDEX forum_topics_active ON public.forum_topics (is_pinned DESC, last_post_at DESC, id DESC)
    WHERE state = 'visible' AND merged_into_id IS NULL;
  CREATE INDEX forum_topics_of_category ON public.forum_topics (category_type, is_pinned DESC, last_post_at DESC, id DESC)
    WHERE state = 'visible' AND merged_into_id IS NULL;

  CREATE TABLE forum.moved (
    topic_id integer NOT NULL REFERENCES public.forum_topics(id) ON DELETE CASCADE,
    number numeric NOT NULL,
    post_id integer NOT NULL REFERENCES public.forum_posts(id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (topic_id, number)
  );
  CREATE INDEX moved_post ON forum.moved (post_id);

  -- Where a post is read: on a page of its topic, members' topics in a screen of their own.
  CREATE FUNCTION forum.link(topic integer, audience text, number numeric) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE audience WHEN 'members' THEN '/community/members?topic=' || topic ELSE '/community/topics/' || topic END
      || CASE WHEN number <= 20 THEN '' WHEN audience = 'members' THEN '&page=' || ceil(number / 20)
        ELSE '/' || ceil(number / 20) END || '#post-' || number;
  $$;

  CREATE FUNCTION forum.place_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE public.forum_topics SET last_number = last_number + 1 WHERE id = NEW.topic_id RETURNING last_number INTO NEW.number;
    ELSIF NEW.topic_id = OLD.topic_id THEN
      NEW.number := OLD.number;
    ELSE
      INSERT INTO forum.moved (topic_id, number, post_id) VALUES (OLD.topic_id, OLD.number, OLD.id);
    END IF;
    NEW.is_first_post := NEW.number = 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER place_post BEFORE INSERT OR UPDATE ON public.forum_posts FOR EACH ROW EXECUTE FUNCTION forum.place_post();
  -- What somebody wrote lately: limits of what one account posts, and who wrote in the last month.
  CREATE INDEX forum_posts_of_user ON public.forum_posts (user_id, created_at);
  CREATE INDEX forum_posts_lately ON public.forum_posts (created_at, user_id) WHERE state = 'visible';`;

const COUNTS = `
  CREATE TABLE forum.tally (
    what text NOT NULL CHECK (what IN ('topics', 'posts')),
    shard integer NOT NULL CHECK (shard BETWEEN 0 AND 15),
    count bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (what, shard)
  );
  INSERT INTO forum.tally (what, shard) SELECT what, shard FROM unnest(ARRAY['topics', 'posts']) AS what, generate_series(0, 15) AS shard;
  CREATE FUNCTION forum.count(what text, by_many integer) RETURNS void LANGUAGE sql AS $$
    UPDATE forum.tally SET count = tally.count + by_many WHERE tally.what = count.what AND shard = pg_backend_pid() % 16;
  $$;

  CREATE FUNCTION forum.is_open(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT (topic).state = 'visible' AND (topic).merged_into_id IS NULL;
  $$;

  -- Posts count where readers have their topic.
  CREATE FUNCTION forum.count_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    more integer := forum.is_open(NEW)::int - CASE TG_OP WHEN 'UPDATE' THEN forum.is_open(OLD)::int ELSE 0 END;
  BEGIN
    IF more = 0 THEN RETURN NULL; END IF;
    PERFORM forum.count('topics', more);
    IF TG_OP = 'UPDATE' THEN
      PERFORM forum.count('posts', more * (SELECT count(*)::int FROM public.forum_posts WHERE topic_id = NEW.id AND state = 'visible'));
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_topic AFTER INSERT OR UPDATE OF state, merged_into_id ON public.forum_topics FOR EACH ROW
    EXECUTE FUNCTION forum.count_topic();

  -- How a text begins, without the marks of Markdown.
  CREATE FUNCTION forum.beginning(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN length(plain) <= 200 THEN plain
      ELSE regexp_replace(left(plain, 201), '\\s+\\S*$', '') || '…' END
    FROM (SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(content, 2000),
      '!?\\[([^]]*)\\]\\([^)]*\\)', '\\1', 'g'), '^\\s*(>\\s*|#{1,6}\\s+|[-*+]\\s+|\\d+[.)]\\s+)+', '', 'gn'),
      '[*\`\\\\]+|\\m_+|_+\\M', '', 'g'), '\\s+', ' ', 'g')) AS plain) AS said;
  $$;
  CREATE FUNCTION forum.describe(post public.forum_posts) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN (post).state = 'visible' THEN coalesce(nullif((post).warning, ''), forum.beginning((post).content)) ELSE '' END;
  $$;

  CREATE FUNCTION forum.count_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    had integer := CASE TG_OP WHEN 'UPDATE' THEN (OLD.state = 'visible')::int ELSE 0 END;
    has integer := (NEW.state = 'visible')::int;
    more integer := has - had;
    topic public.forum_topics;
  BEGIN
    IF more = 0 AND NEW.number > 1 THEN RETURN NULL; END IF;
    UPDATE public.forum_topics t SET
      post_count = post_count + CASE WHEN NEW.number > 1 THEN more ELSE 0 END,
      description = CASE WHEN NEW.number = 1 THEN forum.describe(NEW) ELSE description END,
      last_post_at = CASE WHEN TG_OP = 'INSERT' THEN greatest(last_post_at, NEW.created_at)
        WHEN more = 0 THEN last_post_at ELSE forum.last_post(t) END
      WHERE id = NEW.topic_id RETURNING * INTO topic;
    IF more <> 0 AND forum.is_open(topic) THEN PERFORM forum.count('posts', more); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_post AFTER INSERT OR UPDATE OF state, content, warning ON public.forum_posts FOR EACH ROW
    EXECUTE FUNCTION forum.count_post();

  CREATE FUNCTION forum.last_post(topic public.forum_topics) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT created_at FROM public.forum_posts WHERE topic_id = (topic).id AND state = 'visible'
      ORDER BY created_at DESC LIMIT 1), (topic).created_at);
  $$;

  -- After posts were moved, of both topics.
  CREATE FUNCTION forum.recount(topics integer[]) RETURNS void LANGUAGE sql AS $$
    UPDATE public.forum_topics t SET
      last_number = greatest(last_number, (SELECT max(number) FROM public.forum_posts WHERE topic_id = t.id)),
      post_count = (SELECT count(*) FROM public.forum_posts WHERE topic_id = t.id AND state = 'visible' AND number > 1),
      description = coalesce((SELECT forum.describe(p) FROM public.forum_posts p WHERE topic_id = t.id AND number = 1), ''),
      last_post_at = forum.last_post(t)
      WHERE id = ANY (topics);
  $$;`;

const LIKES = `
  CREATE TABLE forum.liking (
    post_id integer NOT NULL REFERENCES public.forum_posts(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (post_id, user_id)
  );
  CREATE INDEX liking_user ON forum.liking (user_id);
  CREATE FUNCTION forum.count_like() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.forum_posts SET likes_count = likes_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
      WHERE id = coalesce(NEW.post_id, OLD.post_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_like AFTER INSERT OR DELETE ON forum.liking FOR EACH ROW EXECUTE FUNCTION forum.count_like();

  CREATE TABLE forum.block (
    user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
    blocked_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, blocked_id)
  );
  CREATE INDEX block_blocked ON forum.block (blocked_id);`;

const WORDS = `
  CREATE TABLE forum.entry (
    post_id integer PRIMARY KEY REFERENCES public.forum_posts(id) ON DELETE CASCADE,
    topic_id integer NOT NULL REFERENCES public.forum_topics(id) ON DELETE CASCADE,
    document tsvector NOT NULL
  );
  CREATE INDEX entry_document ON forum.entry USING gin (document) WITH (fastupdate = off);
  CREATE INDEX entry_topic ON forum.entry (topic_id);

  CREATE FUNCTION forum.enter(post public.forum_posts) RETURNS void LANGUAGE sql AS $$
    DELETE FROM forum.entry WHERE post_id = (post).id AND (post).state <> 'visible';
    -- As they are written, and their stems.
    INSERT INTO forum.entry (post_id, topic_id, document)
      SELECT (post).id, t.id, strip(to_tsvector('simple', folded) || to_tsvector(search.configuration(t.language), folded))
      FROM public.forum_topics t,
        search.fold_page(concat_ws(' ', CASE WHEN (post).number = 1 THEN t.title END, (post).content)) AS folded
      WHERE t.id = (post).topic_id AND (post).state = 'visible'
      ON CONFLICT (post_id) DO UPDATE SET topic_id = EXCLUDED.topic_id, document = EXCLUDED.document;
  $$;
  CREATE FUNCTION forum.enter_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.enter(NEW);
    RETURN NULL;
  END $$;
  CREATE TRIGGER enter_post AFTER INSERT OR UPDATE OF state, content, topic_id ON public.forum_posts FOR EACH ROW
    EXECUTE FUNCTION forum.enter_post();
  CREATE FUNCTION forum.enter_title() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.enter(p) FROM public.forum_posts p WHERE topic_id = NEW.id AND number = 1;
    RETURN NULL;
  END $$;
  CREATE TRIGGER enter_title AFTER UPDATE OF title ON public.forum_topics FOR EACH ROW
    WHEN (NEW.title <> OLD.title) EXECUTE FUNCTION forum.enter_title();

  -- All of these words, each as it is written, as the beginning of one, or by its stem in any language; null without words.
  CREATE FUNCTION forum.asked(words text) RETURNS tsquery LANGUAGE sql STABLE AS $$
    SELECT string_agg('(' || concat_ws(' | ', quote_literal(word) || CASE WHEN length(word) > 2 THEN ':*' ELSE '' END,
        (SELECT string_agg(DISTINCT quote_literal(search.stem(code, word)), ' | ') FROM public.languages WHERE is_active)) || ')', ' & ')::tsquery
    FROM (SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(words)))) AS word
      WHERE word !~ '[''\\\\]' ORDER BY length(word) DESC LIMIT 12) AS asked;
  $$;`;

/** A topic that is for members from now on: what was told leads to where they read it, and mails that wait do not name it. */
const MEMBERS = `
  CREATE FUNCTION forum.keep_for_members() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    place text := '^/community/topics/' || NEW.id || '(?:/(\\d+))?(?=#|$)';
  BEGIN
    UPDATE mail.outbox SET "values" = "values" - 'title' WHERE link ~ place;
    -- Whoever wrote in it is who was told most of it.
    UPDATE public.notifications SET link = '/community/members?topic=' || NEW.id || coalesce('&page=' || (regexp_match(link, place))[1], '')
        || coalesce(substring(link FROM '#.*'), '')
      WHERE user_id IN (SELECT user_id FROM public.forum_posts WHERE topic_id = NEW.id) AND link ~ place;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_for_members AFTER UPDATE OF audience ON public.forum_topics FOR EACH ROW
    WHEN (NEW.audience = 'members' AND OLD.audience <> 'members') EXECUTE FUNCTION forum.keep_for_members();`;
