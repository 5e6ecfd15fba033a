CREATE TYPE enum_user_bookmarks_bookmark_type AS ENUM ('condition', 'learning_path');
CREATE TABLE user_bookmarks (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT user_bookmarks_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  condition_id integer CONSTRAINT user_bookmarks_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE CASCADE,
  learning_path_id integer CONSTRAINT user_bookmarks_learning_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  bookmark_type enum_user_bookmarks_bookmark_type NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX user_bookmarks_user_idx ON user_bookmarks (user_id);
CREATE INDEX user_bookmarks_condition_idx ON user_bookmarks (condition_id);
CREATE INDEX user_bookmarks_learning_path_idx ON user_bookmarks (learning_path_id);
CREATE INDEX user_bookmarks_updated_at_idx ON user_bookmarks (updated_at);
CREATE INDEX user_bookmarks_created_at_idx ON user_bookmarks (created_at);
CREATE UNIQUE INDEX user_condition_idx ON user_bookmarks (user_id, condition_id);
CREATE UNIQUE INDEX "user_learningPath_1_idx" ON user_bookmarks (user_id, learning_path_id);

CREATE TABLE watchlist (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT watchlist_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  condition_id integer NOT NULL CONSTRAINT watchlist_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE CASCADE,
  added_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX watchlist_user_idx ON watchlist (user_id);
CREATE INDEX watchlist_condition_idx ON watchlist (condition_id);
CREATE INDEX watchlist_updated_at_idx ON watchlist (updated_at);
CREATE INDEX watchlist_created_at_idx ON watchlist (created_at);
CREATE UNIQUE INDEX user_condition_1_idx ON watchlist (user_id, condition_id);

CREATE TABLE notifications (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT notifications_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  kind varchar NOT NULL,
  "values" jsonb NOT NULL DEFAULT '{}',
  link varchar,
  read_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX notifications_user_idx ON notifications (user_id);
CREATE INDEX notifications_updated_at_idx ON notifications (updated_at);
CREATE INDEX notifications_created_at_idx ON notifications (created_at);
CREATE INDEX notifications_of_topic ON notifications ((values ->> 'topic'), user_id)
  WHERE read_at IS NULL AND kind IN ('topic_active', 'members_topic_active');
CREATE INDEX notifications_of_replies ON notifications ((values ->> 'topic'), user_id)
  WHERE read_at IS NULL AND kind IN ('thread_answered', 'post_answered', 'members_post_answered');

CREATE TABLE mail.outbox (
  id bigserial PRIMARY KEY,
  user_id integer REFERENCES users(id) ON DELETE CASCADE,
  contribution_id integer REFERENCES contributions(id) ON DELETE CASCADE,
  kind text NOT NULL,
  "values" jsonb NOT NULL DEFAULT '{}',
  link text,
  at timestamptz NOT NULL DEFAULT now(),
  not_before timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  error text,
  CONSTRAINT outbox_check CHECK (num_nonnulls(user_id, contribution_id) = 1)
);
CREATE INDEX outbox_due ON mail.outbox (not_before, id);
CREATE INDEX outbox_of_user ON mail.outbox (user_id);
CREATE INDEX outbox_of_contribution ON mail.outbox (contribution_id);

CREATE TABLE mail.guest (
  contribution_id integer PRIMARY KEY REFERENCES contributions(id) ON DELETE CASCADE,
  language text NOT NULL
);

CREATE TABLE push.state (
  only_one boolean DEFAULT true PRIMARY KEY,
  public_key text,
  CONSTRAINT state_only_one_check CHECK (only_one)
);

CREATE TABLE push.subscription (
  id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  session_id integer NOT NULL REFERENCES user_sessions(id) ON DELETE CASCADE,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  not_before timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  CONSTRAINT subscription_endpoint_key UNIQUE (endpoint)
);
CREATE INDEX subscription_of_user ON push.subscription (user_id, id);
CREATE INDEX subscription_of_session ON push.subscription (session_id);

CREATE TABLE push.outbox (
  id bigserial PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES push.subscription(id) ON DELETE CASCADE,
  kind text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_of_subscription ON push.outbox (subscription_id, id);

CREATE TABLE mail.receipt (
  contribution_id integer PRIMARY KEY REFERENCES contributions(id) ON DELETE CASCADE,
  mailed_with integer REFERENCES contributions(id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  opened_at timestamptz
);
CREATE INDEX receipt_at ON mail.receipt (at);
CREATE INDEX receipt_mailed_with ON mail.receipt (mailed_with);
