CREATE TYPE enum_users_role AS ENUM ('user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin');
CREATE TABLE users (
  id serial PRIMARY KEY,
  username varchar NOT NULL,
  display_name varchar NOT NULL,
  role enum_users_role NOT NULL DEFAULT 'user',
  is_verified boolean DEFAULT false,
  joined_at timestamptz(3),
  last_login_at timestamptz(3),
  edit_count numeric DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  email varchar NOT NULL,
  reset_password_token varchar,
  reset_password_expiration timestamptz(3),
  salt varchar,
  hash varchar,
  reset_password_requested_at timestamptz(3),
  login_attempts numeric DEFAULT 0,
  lock_until timestamptz(3),
  credential varchar
);
CREATE UNIQUE INDEX users_username_idx ON users (username);
CREATE INDEX users_role_idx ON users (role);
CREATE INDEX users_updated_at_idx ON users (updated_at);
CREATE INDEX users_created_at_idx ON users (created_at);
CREATE UNIQUE INDEX users_email_idx ON users (email);
CREATE UNIQUE INDEX users_username_key ON users (public.to_lower(NORMALIZE(username, NFKC)) COLLATE "C");
CREATE UNIQUE INDEX users_email_key ON users (public.to_lower(NORMALIZE(email, NFKC)) COLLATE "C");

CREATE TABLE users_sessions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL CONSTRAINT users_sessions_parent_id_fk REFERENCES users(id) ON DELETE CASCADE,
  id varchar PRIMARY KEY,
  created_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX users_sessions_order_idx ON users_sessions (_order);
CREATE INDEX users_sessions_parent_id_idx ON users_sessions (_parent_id);

CREATE TABLE user_profiles (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT user_profiles_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  display_name varchar,
  bio varchar,
  avatar varchar,
  location varchar,
  website varchar,
  interests jsonb DEFAULT '[]',
  learning_streak numeric DEFAULT 0,
  last_activity_date timestamptz(3),
  preferences jsonb,
  is_verified boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX user_profiles_user_idx ON user_profiles (user_id);
CREATE INDEX user_profiles_updated_at_idx ON user_profiles (updated_at);
CREATE INDEX user_profiles_created_at_idx ON user_profiles (created_at);

CREATE TABLE user_sessions (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT user_sessions_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  session_token varchar NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  device varchar,
  last_used_at timestamptz(3)
);
CREATE INDEX user_sessions_user_idx ON user_sessions (user_id);
CREATE UNIQUE INDEX user_sessions_session_token_idx ON user_sessions (session_token);
CREATE INDEX user_sessions_expires_at_idx ON user_sessions (expires_at);
CREATE INDEX user_sessions_updated_at_idx ON user_sessions (updated_at);
CREATE INDEX user_sessions_created_at_idx ON user_sessions (created_at);

CREATE UNLOGGED TABLE throttle.spent (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX spent_expire ON throttle.spent (expire);

CREATE TYPE account.link_purpose AS ENUM ('reset', 'verify');
CREATE TABLE account.mailed_link (
  token_hash text PRIMARY KEY,
  purpose account.link_purpose NOT NULL,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX mailed_link_user ON account.mailed_link (user_id);
CREATE INDEX mailed_link_expires ON account.mailed_link (expires_at);

CREATE TABLE account.signed_out (
  user_id integer PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);

CREATE TABLE account.former_salt (
  salt text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX former_salt_user ON account.former_salt (user_id);

CREATE TABLE erasure.gone (
  user_id integer PRIMARY KEY
);

CREATE TABLE account.second_factor (
  user_id integer PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  secret text,
  proposed text,
  since timestamptz,
  last_period bigint NOT NULL DEFAULT 0
);

CREATE TABLE account.recovery_code (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash)
);

CREATE TYPE account.factor_event AS ENUM ('on', 'off', 'removed');
CREATE TABLE account.second_factor_event (
  id bigserial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  by_id integer REFERENCES users(id) ON DELETE SET NULL,
  kind account.factor_event NOT NULL,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX second_factor_event_user ON account.second_factor_event (user_id);
CREATE INDEX second_factor_event_by ON account.second_factor_event (by_id);

CREATE TABLE account.demanding_role (
  role text PRIMARY KEY
);

CREATE TABLE account.confusable (
  "character" text COLLATE "C" PRIMARY KEY,
  looks_like text NOT NULL
);

CREATE TABLE account.name_key (
  key text COLLATE "C" PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX name_key_user ON account.name_key (user_id);
