import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Who wants to hear of a topic, and who does not:
 *
 * forum.following  what somebody chose of a topic: to watch it, or to mute it. digested: the last post that was there when
 *                  they chose, or that went into a digest; numbers are given under the topic's lock, so none is left out
 * forum.digest     whose digests are on, and when the period began that the last one was made for
 *
 * Of a topic that they watch somebody has one unread notification, which counts. What they are told of by itself, as an
 * answer or by their name, is not counted; of a muted topic they hear by their name alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [FOLLOWING, TELLING, DIGESTS]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER begin_digests ON public.user_profiles;
    DROP TRIGGER change_digests ON public.user_profiles;
    DROP TRIGGER follow_on ON public.forum_topics;
    DROP FUNCTION forum.begin_digests(), forum.follow_on(), forum.tell_watchers(integer, text, text, integer, integer[], text),
      forum.digest_period(jsonb);
    DROP INDEX public.notifications_of_topic;
    DROP TABLE forum.digest, forum.following;`),
  );
}

const FOLLOWING = `
  CREATE TABLE forum.following (
    user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
    topic_id integer NOT NULL REFERENCES public.forum_topics(id) ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('watching', 'muted')),
    since timestamptz NOT NULL DEFAULT now(),
    digested integer NOT NULL,
    PRIMARY KEY (user_id, topic_id)
  );
  CREATE INDEX following_topic ON forum.following (topic_id);

  -- Whoever watched a topic that goes on in another one watches that; whoever had muted it has not muted the other.
  CREATE FUNCTION forum.follow_on() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO forum.following (user_id, topic_id, state, since, digested)
      SELECT f.user_id, t.id, f.state, f.since, t.last_number FROM forum.following f
      JOIN public.forum_topics t ON t.id = NEW.merged_into_id WHERE f.topic_id = NEW.id AND f.state = 'watching'
      ON CONFLICT DO NOTHING;
    DELETE FROM forum.following WHERE topic_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER follow_on AFTER UPDATE OF merged_into_id ON public.forum_topics FOR EACH ROW
    WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION forum.follow_on();`;

const TELLING = `
  CREATE INDEX notifications_of_topic ON public.notifications (("values" ->> 'topic'), user_id)
    WHERE read_at IS NULL AND kind IN ('topic_active', 'members_topic_active');

  -- Of a new post by somebody, to whoever watches its topic and was not told of it otherwise. Posts of a topic come one
  -- after the other, so each finds what the one before it has told.
  CREATE FUNCTION forum.tell_watchers(topic integer, title text, audience text, author integer, told integer[], leads_to text)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    about text := CASE audience WHEN 'members' THEN 'members_topic_active' ELSE 'topic_active' END;
    filled jsonb := jsonb_build_object('topic', topic::text)
      || CASE audience WHEN 'members' THEN '{}' ELSE jsonb_build_object('title', title) END;
    people integer[] := ARRAY(SELECT f.user_id FROM forum.following f
      WHERE f.topic_id = topic AND f.state = 'watching' AND f.user_id <> author AND f.user_id <> ALL (told)
        AND NOT EXISTS (SELECT FROM forum.block b WHERE b.user_id = f.user_id AND b.blocked_id = author));
    counted integer[];
  BEGIN
    IF people = '{}' THEN RETURN 0; END IF;
    WITH one_more AS (
      -- It goes on leading to the first post that was not read, unless the topic has another address by now.
      UPDATE public.notifications n SET kind = about, link = CASE n.kind WHEN about THEN n.link ELSE leads_to END,
        "values" = filled || jsonb_build_object('count', ((n."values" ->> 'count')::integer + 1)::text),
        created_at = now(), updated_at = now()
      WHERE n."values" ->> 'topic' = topic::text AND n.user_id = ANY (people)
        AND n.read_at IS NULL AND n.kind IN ('topic_active', 'members_topic_active')
      RETURNING n.user_id)
    SELECT coalesce(array_agg(user_id), '{}') INTO counted FROM one_more;
    RETURN cardinality(counted) + inbox.tell(ARRAY(SELECT unnest(people) EXCEPT SELECT unnest(counted)),
      about, filled || '{"count": "1"}', leads_to, 'watched');
  END $$;`;

const DIGESTS = `
  CREATE TABLE forum.digest (
    user_id integer PRIMARY KEY REFERENCES public.users(id) ON DELETE CASCADE,
    period timestamptz NOT NULL
  );

  -- When the day or the week began that it is for whoever chose so: at six in the morning, UTC. Null of whom no digests are wanted.
  CREATE FUNCTION forum.digest_period(preferences jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc(CASE preferences -> 'mail' ->> 'digestEvery' WHEN 'daily' THEN 'day' ELSE 'week' END,
      now() - interval '6 hours', 'UTC') + interval '6 hours' WHERE preferences -> 'mail' ->> 'digest' = 'true';
  $$;

  -- The first one is of what is written from now on.
  CREATE FUNCTION forum.begin_digests() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    this_period timestamptz := forum.digest_period(NEW.preferences);
  BEGIN
    IF this_period IS NULL THEN
      DELETE FROM forum.digest WHERE user_id = NEW.user_id;
    ELSIF NEW.user_id IS NOT NULL THEN
      INSERT INTO forum.digest (user_id, period) VALUES (NEW.user_id, this_period) ON CONFLICT DO NOTHING;
      IF FOUND THEN
        UPDATE forum.following f SET digested = t.last_number FROM public.forum_topics t
          WHERE f.user_id = NEW.user_id AND t.id = f.topic_id;
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER begin_digests AFTER INSERT ON public.user_profiles FOR EACH ROW
    WHEN (NEW.preferences IS NOT NULL) EXECUTE FUNCTION forum.begin_digests();
  CREATE TRIGGER change_digests AFTER UPDATE OF preferences ON public.user_profiles FOR EACH ROW
    WHEN (NEW.preferences -> 'mail' IS DISTINCT FROM OLD.preferences -> 'mail') EXECUTE FUNCTION forum.begin_digests();`;
