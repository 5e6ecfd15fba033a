CREATE TABLE analytics_events (
  id serial PRIMARY KEY,
  user_id integer CONSTRAINT analytics_events_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  event_type varchar NOT NULL,
  event_data jsonb,
  session_id varchar,
  user_agent varchar,
  ip_address varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT analytics_events_no_reader CHECK (user_id IS NULL),
  CONSTRAINT analytics_events_no_trace CHECK (ip_address IS NULL AND user_agent IS NULL AND session_id IS NULL)
);
CREATE INDEX analytics_events_user_idx ON analytics_events (user_id);
CREATE INDEX analytics_events_updated_at_idx ON analytics_events (updated_at);
CREATE INDEX analytics_events_created_at_idx ON analytics_events (created_at);
CREATE INDEX "eventType_createdAt_idx" ON analytics_events (event_type, created_at);

CREATE TABLE analytics.view (
  condition_id integer NOT NULL
);

CREATE TABLE analytics.shown (
  condition_id integer PRIMARY KEY REFERENCES conditions(id) ON DELETE CASCADE,
  has_moved boolean NOT NULL DEFAULT true,
  rendered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shown_due ON analytics.shown (rendered_at) WHERE has_moved;

CREATE UNLOGGED TABLE analytics.reader_key (
  day date PRIMARY KEY,
  key bytea NOT NULL
);

CREATE UNLOGGED TABLE analytics.recent_view (
  mark bytea PRIMARY KEY,
  counted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recent_view_counted_at ON analytics.recent_view (counted_at);

CREATE TABLE analytics.day (
  day date NOT NULL,
  event_type text NOT NULL,
  subject text NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT day_pkey PRIMARY KEY (day, event_type, subject)
);

CREATE TABLE analytics.shuffled (
  until timestamptz NOT NULL
);

CREATE TABLE analytics.fruitless (
  day date NOT NULL,
  language text NOT NULL,
  query text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  CONSTRAINT fruitless_pkey PRIMARY KEY (day, language, query)
);

CREATE TABLE analytics.chat_day (
  day date NOT NULL,
  action text NOT NULL,
  topic text NOT NULL,
  count integer NOT NULL DEFAULT 1,
  CONSTRAINT chat_day_pkey PRIMARY KEY (day, action, topic)
);
