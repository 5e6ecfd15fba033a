import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Lists of topics by their language, figures and search that cost the same however much was written, and excerpts that end
 * where a link does.
 *
 * forum.writer    the day (UTC) of the last post that readers have of each member
 * forum.writers   how many members have that day, in 16 rows, so that those who post at once do not wait for each other
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [LISTS, WRITERS, SEARCH, beginning(LINK), EXCERPTS, REASONS]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${beginning(LINK_BEFORE)}
    DROP FUNCTION forum.newest_topics(tsquery, boolean);
    DROP TRIGGER count_writer ON public.forum_posts;
    DROP TABLE forum.writer, forum.writers;
    DROP FUNCTION forum.count_writer(), forum.count_day(), forum.note_writer(integer);
    DROP INDEX public.forum_topics_of_language, public.forum_topics_of_language_category;`),
  );
}

const LISTS = ['language', 'language, category_type']
  .map(
    (of) => `
  CREATE INDEX forum_topics_of_${of.replace(', category_type', '_category')} ON public.forum_topics
    (${of}, is_pinned DESC, last_post_at DESC, id DESC) WHERE state = 'visible' AND merged_into_id IS NULL;`,
  )
  .join('');

/** Like forum.tally. Two rows of a member's own and two of a shard, always the earlier day first. */
const WRITERS = `
  CREATE TABLE forum.writer (
    user_id integer PRIMARY KEY REFERENCES public.users(id) ON DELETE CASCADE,
    day date NOT NULL
  );
  CREATE TABLE forum.writers (
    day date NOT NULL,
    shard integer NOT NULL CHECK (shard BETWEEN 0 AND 15),
    count bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (day, shard)
  );

  CREATE FUNCTION forum.count_day() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO forum.writers AS w (day, shard, count)
      SELECT day, pg_backend_pid() % 16, more FROM (VALUES
        (CASE WHEN TG_OP <> 'INSERT' THEN OLD.day END, -1), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.day END, 1)) AS change (day, more)
      WHERE day IS NOT NULL ORDER BY day
      ON CONFLICT (day, shard) DO UPDATE SET count = w.count + EXCLUDED.count;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_day AFTER INSERT OR DELETE OR UPDATE OF day ON forum.writer FOR EACH ROW EXECUTE FUNCTION forum.count_day();

  -- From what there is: a post may be hidden again, or shown.
  CREATE FUNCTION forum.note_writer(author integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last date := (SELECT (created_at AT TIME ZONE 'UTC')::date FROM public.forum_posts
      WHERE user_id = author AND state = 'visible' ORDER BY created_at DESC LIMIT 1);
  BEGIN
    IF last IS NULL THEN
      DELETE FROM forum.writer WHERE user_id = author;
    ELSE
      INSERT INTO forum.writer AS w (user_id, day) VALUES (author, last)
        ON CONFLICT (user_id) DO UPDATE SET day = EXCLUDED.day WHERE w.day <> EXCLUDED.day;
    END IF;
  END $$;
  CREATE FUNCTION forum.count_writer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.note_writer(NEW.user_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_writer AFTER INSERT OR UPDATE OF state ON public.forum_posts FOR EACH ROW
    WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION forum.count_writer();
  SELECT forum.note_writer(user_id) FROM (SELECT DISTINCT user_id FROM public.forum_posts WHERE user_id IS NOT NULL) AS writers;`;

/**
 * Of words that few posts hold all of them; of words that very many hold, those among the newest. Planned by the index of
 * words alone: a plan that reads posts from the newest back never ends where two common words are never in one post.
 */
const SEARCH = `
  CREATE FUNCTION forum.newest_topics(asked tsquery, for_members boolean) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE ROWS 50 SET enable_seqscan = off SET enable_indexscan = off AS $$
  DECLARE
    few CONSTANT integer := 2000;
    newest CONSTANT integer := 50000;
    topics integer[];
    posts integer;
  BEGIN
    SELECT array_agg(DISTINCT one.topic_id), count(*) INTO topics, posts
      FROM (SELECT e.topic_id FROM forum.entry e WHERE e.document @@ asked LIMIT few + 1) AS one;
    IF posts > few THEN
      SELECT array_agg(DISTINCT one.topic_id) INTO topics FROM (
        SELECT e.topic_id FROM forum.entry e
        WHERE e.post_id > (SELECT last_value FROM public.forum_posts_id_seq) - newest AND e.document @@ asked
        ORDER BY e.post_id DESC LIMIT few) AS one;
    END IF;
    RETURN QUERY SELECT t.id FROM public.forum_topics t
      WHERE t.id = ANY (topics) AND (for_members OR t.audience = 'everyone');
  END $$;`;

const LINK_BEFORE = '\\([^)]*\\)';
/** Also one with parentheses in its address. */
const LINK = '\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)';

function beginning(link: string): string {
  return `
  CREATE OR REPLACE FUNCTION forum.beginning(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN length(plain) <= 200 THEN plain
      ELSE regexp_replace(left(plain, 201), '\\s+\\S*$', '') || '…' END
    FROM (SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(content, 2000),
      '!?\\[([^]]*)\\]${link}', '\\1', 'g'), '^\\s*(>\\s*|#{1,6}\\s+|[-*+]\\s+|\\d+[.)]\\s+)+', '', 'gn'),
      '[*\`\\\\]+|\\m_+|_+\\M', '', 'g'), '\\s+', ' ', 'g')) AS plain) AS said;
  $$;`;
}

/** Of what stands there now. */
const EXCERPTS = `
  UPDATE public.forum_topics t SET description = forum.describe(p) FROM public.forum_posts p
    WHERE p.topic_id = t.id AND p.number = 1 AND p.content LIKE '%](%' AND t.description <> forum.describe(p);`;

/** HIDDEN_BY_REPORTS, for the sentence that stood there in English. */
const REASONS = ['forum_posts', 'forum_topics', 'discussions', 'learning_path_reviews']
  .map(
    (table) => `
  UPDATE public.${table} SET state_reason = 'hidden_by_reports'
    WHERE state_reason = 'Several members reported it. A moderator has not looked at it yet.';`,
  )
  .join('');
