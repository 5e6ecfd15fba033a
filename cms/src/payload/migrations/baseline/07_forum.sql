CREATE TYPE enum_discussions_state AS ENUM ('visible', 'hidden', 'removed', 'deleted');
CREATE TABLE discussions (
  id serial PRIMARY KEY,
  condition_id integer NOT NULL CONSTRAINT discussions_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE CASCADE,
  parent_id integer CONSTRAINT discussions_parent_id_discussions_id_fk REFERENCES discussions(id) ON DELETE CASCADE,
  user_id integer CONSTRAINT discussions_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  user_name varchar NOT NULL,
  subject varchar,
  content varchar NOT NULL,
  "timestamp" timestamptz(3) NOT NULL,
  is_resolved boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  state enum_discussions_state NOT NULL DEFAULT 'visible',
  state_reason varchar,
  state_at timestamptz(3),
  edited_at timestamptz(3),
  is_locked boolean DEFAULT false,
  lock_reason varchar
);
CREATE INDEX discussions_condition_idx ON discussions (condition_id);
CREATE INDEX discussions_parent_idx ON discussions (parent_id);
CREATE INDEX discussions_user_idx ON discussions (user_id);
CREATE INDEX discussions_timestamp_idx ON discussions ("timestamp");
CREATE INDEX discussions_updated_at_idx ON discussions (updated_at);
CREATE INDEX discussions_created_at_idx ON discussions (created_at);
CREATE INDEX discussions_state_idx ON discussions (state);

CREATE TYPE enum_forum_topics_category_type AS ENUM ('general', 'accessibility', 'support', 'feedback');
CREATE TYPE enum_forum_topics_state AS ENUM ('visible', 'hidden', 'removed', 'deleted');
CREATE TYPE enum_forum_topics_audience AS ENUM ('everyone', 'members');
CREATE TABLE forum_topics (
  id serial PRIMARY KEY,
  title varchar NOT NULL,
  description varchar DEFAULT '',
  category_type enum_forum_topics_category_type NOT NULL DEFAULT 'general',
  category_id integer CONSTRAINT forum_topics_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  created_by_id integer CONSTRAINT forum_topics_created_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  is_pinned boolean DEFAULT false,
  is_locked boolean DEFAULT false,
  post_count numeric DEFAULT 0,
  last_post_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  state enum_forum_topics_state NOT NULL DEFAULT 'visible',
  state_reason varchar,
  state_at timestamptz(3),
  edited_at timestamptz(3),
  lock_reason varchar,
  condition_id integer CONSTRAINT forum_topics_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  audience enum_forum_topics_audience NOT NULL DEFAULT 'everyone',
  language varchar NOT NULL DEFAULT 'en',
  last_number numeric NOT NULL DEFAULT 0,
  merged_into_id integer CONSTRAINT forum_topics_merged_into_id_forum_topics_id_fk REFERENCES forum_topics(id) ON DELETE SET NULL
);
CREATE INDEX forum_topics_category_type_idx ON forum_topics (category_type);
CREATE INDEX forum_topics_category_idx ON forum_topics (category_id);
CREATE INDEX forum_topics_created_by_idx ON forum_topics (created_by_id);
CREATE INDEX forum_topics_last_post_at_idx ON forum_topics (last_post_at);
CREATE INDEX forum_topics_updated_at_idx ON forum_topics (updated_at);
CREATE INDEX forum_topics_created_at_idx ON forum_topics (created_at);
CREATE INDEX forum_topics_state_idx ON forum_topics (state);
CREATE INDEX forum_topics_condition_idx ON forum_topics (condition_id);
CREATE INDEX forum_topics_merged_into_idx ON forum_topics (merged_into_id);
CREATE INDEX forum_topics_active ON forum_topics (is_pinned DESC, last_post_at DESC, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL;
CREATE INDEX forum_topics_of_category ON forum_topics (category_type, is_pinned DESC, last_post_at DESC, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL;
CREATE INDEX forum_topics_new_by_language ON forum_topics (language, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL AND audience = 'everyone';
CREATE INDEX forum_topics_new_by_language_category_type ON forum_topics (language, category_type, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL AND audience = 'everyone';
CREATE INDEX forum_topics_new_by_condition_id ON forum_topics (condition_id, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL AND audience = 'everyone';
CREATE INDEX forum_topics_of_language ON forum_topics (language, is_pinned DESC, last_post_at DESC, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL;
CREATE INDEX forum_topics_of_language_category ON forum_topics (language, category_type, is_pinned DESC, last_post_at DESC, id DESC)
  WHERE state = 'visible' AND merged_into_id IS NULL;

CREATE TYPE enum_forum_posts_state AS ENUM ('visible', 'hidden', 'removed', 'deleted');
CREATE TABLE forum_posts (
  id serial PRIMARY KEY,
  topic_id integer NOT NULL CONSTRAINT forum_posts_topic_id_forum_topics_id_fk REFERENCES forum_topics(id) ON DELETE CASCADE,
  user_id integer CONSTRAINT forum_posts_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  content varchar NOT NULL,
  is_first_post boolean DEFAULT false,
  parent_post_id integer CONSTRAINT forum_posts_parent_post_id_forum_posts_id_fk REFERENCES forum_posts(id) ON DELETE SET NULL,
  likes_count numeric DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  state enum_forum_posts_state NOT NULL DEFAULT 'visible',
  state_reason varchar,
  state_at timestamptz(3),
  edited_at timestamptz(3),
  number numeric NOT NULL,
  warning varchar,
  is_note boolean DEFAULT false,
  quote varchar,
  request_key varchar,
  purged_at timestamptz(3)
);
CREATE INDEX forum_posts_topic_idx ON forum_posts (topic_id);
CREATE INDEX forum_posts_user_idx ON forum_posts (user_id);
CREATE INDEX forum_posts_parent_post_idx ON forum_posts (parent_post_id);
CREATE INDEX forum_posts_updated_at_idx ON forum_posts (updated_at);
CREATE INDEX forum_posts_created_at_idx ON forum_posts (created_at);
CREATE INDEX "topic_createdAt_idx" ON forum_posts (topic_id, created_at);
CREATE INDEX forum_posts_state_idx ON forum_posts (state);
CREATE UNIQUE INDEX topic_number_idx ON forum_posts (topic_id, number);
CREATE UNIQUE INDEX forum_posts_request_key ON forum_posts (user_id, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX forum_posts_of_user ON forum_posts (user_id, created_at);
CREATE INDEX forum_posts_lately ON forum_posts (created_at, user_id) WHERE state = 'visible';

CREATE TYPE enum_post_events_kind AS ENUM ('discussion', 'topic', 'post', 'review');
CREATE TABLE post_events (
  id serial PRIMARY KEY,
  kind enum_post_events_kind NOT NULL,
  post numeric NOT NULL,
  action varchar NOT NULL,
  user_id integer CONSTRAINT post_events_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reason varchar,
  detail jsonb,
  at timestamptz(3) NOT NULL
);
CREATE INDEX post_events_user_idx ON post_events (user_id);
CREATE INDEX post_events_at_idx ON post_events (at);
CREATE INDEX kind_post_idx ON post_events (kind, post);

CREATE TABLE forum.moved (
  topic_id integer NOT NULL REFERENCES forum_topics(id) ON DELETE CASCADE,
  number numeric NOT NULL,
  post_id integer NOT NULL REFERENCES forum_posts(id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT moved_pkey PRIMARY KEY (topic_id, number)
);
CREATE INDEX moved_post ON forum.moved (post_id);

CREATE TABLE forum.tally (
  what text NOT NULL,
  shard integer NOT NULL,
  count bigint NOT NULL DEFAULT 0,
  CONSTRAINT tally_pkey PRIMARY KEY (what, shard),
  CONSTRAINT tally_shard_check CHECK (shard BETWEEN 0 AND 15),
  CONSTRAINT tally_what_check CHECK (what IN ('topics', 'posts'))
);

CREATE TABLE forum.liking (
  post_id integer NOT NULL REFERENCES forum_posts(id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT liking_pkey PRIMARY KEY (post_id, user_id)
);
CREATE INDEX liking_user ON forum.liking (user_id);

CREATE TABLE forum.block (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  blocked_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT block_pkey PRIMARY KEY (user_id, blocked_id)
);
CREATE INDEX block_blocked ON forum.block (blocked_id);

CREATE TABLE forum.entry (
  post_id integer PRIMARY KEY REFERENCES forum_posts(id) ON DELETE CASCADE,
  topic_id integer NOT NULL REFERENCES forum_topics(id) ON DELETE CASCADE,
  document tsvector NOT NULL
);
CREATE INDEX entry_document ON forum.entry USING gin (document) WITH (fastupdate=off);
CREATE INDEX entry_topic ON forum.entry (topic_id);

CREATE TABLE forum.following (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  topic_id integer NOT NULL REFERENCES forum_topics(id) ON DELETE CASCADE,
  state text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  digested integer NOT NULL,
  CONSTRAINT following_pkey PRIMARY KEY (user_id, topic_id),
  CONSTRAINT following_state_check CHECK (state IN ('watching', 'muted'))
);
CREATE INDEX following_topic ON forum.following (topic_id);

CREATE TABLE forum.digest (
  user_id integer PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  period timestamptz NOT NULL
);

CREATE TABLE forum.writer (
  user_id integer PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  day date NOT NULL
);

CREATE TABLE forum.writers (
  day date NOT NULL,
  shard integer NOT NULL,
  count bigint NOT NULL DEFAULT 0,
  CONSTRAINT writers_pkey PRIMARY KEY (day, shard),
  CONSTRAINT writers_shard_check CHECK (shard BETWEEN 0 AND 15)
);
