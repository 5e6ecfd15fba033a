CREATE TABLE chat_answers (
  id serial PRIMARY KEY,
  topic varchar NOT NULL,
  title varchar NOT NULL,
  keywords jsonb NOT NULL,
  text varchar NOT NULL,
  translations jsonb DEFAULT '{}',
  place numeric NOT NULL DEFAULT 1,
  is_suggested boolean DEFAULT false,
  is_active boolean DEFAULT true,
  seed_key varchar,
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT chat_answers_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX chat_answers_topic_idx ON chat_answers (topic);
CREATE UNIQUE INDEX chat_answers_seed_key_idx ON chat_answers (seed_key);
CREATE INDEX chat_answers_last_edited_by_idx ON chat_answers (last_edited_by_id);
CREATE INDEX chat_answers_updated_at_idx ON chat_answers (updated_at);
CREATE INDEX chat_answers_created_at_idx ON chat_answers (created_at);

CREATE TYPE enum_chat_answers_screens AS ENUM ('home', 'contribute', 'learning', 'remember', 'certificate', 'forum', 'helpLines', 'register', 'login', 'forgotPassword', 'profile', 'accessibilitySettings', 'healthcare');
CREATE TABLE chat_answers_screens (
  "order" integer NOT NULL,
  parent_id integer NOT NULL CONSTRAINT chat_answers_screens_parent_fk REFERENCES chat_answers(id) ON DELETE CASCADE,
  value enum_chat_answers_screens,
  id serial PRIMARY KEY
);
CREATE INDEX chat_answers_screens_order_idx ON chat_answers_screens ("order");
CREATE INDEX chat_answers_screens_parent_idx ON chat_answers_screens (parent_id);

CREATE TABLE chat_answers_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT chat_answers_rels_parent_fk REFERENCES chat_answers(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  conditions_id integer CONSTRAINT chat_answers_rels_conditions_fk REFERENCES conditions(id) ON DELETE CASCADE,
  categories_id integer CONSTRAINT chat_answers_rels_categories_fk REFERENCES categories(id) ON DELETE CASCADE,
  learning_paths_id integer CONSTRAINT chat_answers_rels_learning_paths_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  pages_id integer CONSTRAINT chat_answers_rels_pages_fk REFERENCES pages(id) ON DELETE CASCADE
);
CREATE INDEX chat_answers_rels_order_idx ON chat_answers_rels ("order");
CREATE INDEX chat_answers_rels_parent_idx ON chat_answers_rels (parent_id);
CREATE INDEX chat_answers_rels_path_idx ON chat_answers_rels (path);
CREATE INDEX chat_answers_rels_conditions_id_idx ON chat_answers_rels (conditions_id);
CREATE INDEX chat_answers_rels_categories_id_idx ON chat_answers_rels (categories_id);
CREATE INDEX chat_answers_rels_learning_paths_id_idx ON chat_answers_rels (learning_paths_id);
CREATE INDEX chat_answers_rels_pages_id_idx ON chat_answers_rels (pages_id);

CREATE TABLE _chat_answers_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _chat_answers_v_parent_id_chat_answers_id_fk REFERENCES chat_answers(id) ON DELETE SET NULL,
  version_topic varchar NOT NULL,
  version_title varchar NOT NULL,
  version_keywords jsonb NOT NULL,
  version_text varchar NOT NULL,
  version_translations jsonb DEFAULT '{}',
  version_place numeric NOT NULL DEFAULT 1,
  version_is_suggested boolean DEFAULT false,
  version_is_active boolean DEFAULT true,
  version_seed_key varchar,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _chat_answers_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX _chat_answers_v_parent_idx ON _chat_answers_v (parent_id);
CREATE INDEX _chat_answers_v_version_version_topic_idx ON _chat_answers_v (version_topic);
CREATE INDEX _chat_answers_v_version_version_seed_key_idx ON _chat_answers_v (version_seed_key);
CREATE INDEX _chat_answers_v_version_version_last_edited_by_idx ON _chat_answers_v (version_last_edited_by_id);
CREATE INDEX _chat_answers_v_version_version_updated_at_idx ON _chat_answers_v (version_updated_at);
CREATE INDEX _chat_answers_v_version_version_created_at_idx ON _chat_answers_v (version_created_at);
CREATE INDEX _chat_answers_v_created_at_idx ON _chat_answers_v (created_at);
CREATE INDEX _chat_answers_v_updated_at_idx ON _chat_answers_v (updated_at);

CREATE TYPE enum__chat_answers_v_version_screens AS ENUM ('home', 'contribute', 'learning', 'remember', 'certificate', 'forum', 'helpLines', 'register', 'login', 'forgotPassword', 'profile', 'accessibilitySettings', 'healthcare');
CREATE TABLE _chat_answers_v_version_screens (
  "order" integer NOT NULL,
  parent_id integer NOT NULL CONSTRAINT _chat_answers_v_version_screens_parent_fk REFERENCES _chat_answers_v(id) ON DELETE CASCADE,
  value enum__chat_answers_v_version_screens,
  id serial PRIMARY KEY
);
CREATE INDEX _chat_answers_v_version_screens_order_idx ON _chat_answers_v_version_screens ("order");
CREATE INDEX _chat_answers_v_version_screens_parent_idx ON _chat_answers_v_version_screens (parent_id);

CREATE TABLE _chat_answers_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT _chat_answers_v_rels_parent_fk REFERENCES _chat_answers_v(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  conditions_id integer CONSTRAINT _chat_answers_v_rels_conditions_fk REFERENCES conditions(id) ON DELETE CASCADE,
  categories_id integer CONSTRAINT _chat_answers_v_rels_categories_fk REFERENCES categories(id) ON DELETE CASCADE,
  learning_paths_id integer CONSTRAINT _chat_answers_v_rels_learning_paths_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  pages_id integer CONSTRAINT _chat_answers_v_rels_pages_fk REFERENCES pages(id) ON DELETE CASCADE
);
CREATE INDEX _chat_answers_v_rels_order_idx ON _chat_answers_v_rels ("order");
CREATE INDEX _chat_answers_v_rels_parent_idx ON _chat_answers_v_rels (parent_id);
CREATE INDEX _chat_answers_v_rels_path_idx ON _chat_answers_v_rels (path);
CREATE INDEX _chat_answers_v_rels_conditions_id_idx ON _chat_answers_v_rels (conditions_id);
CREATE INDEX _chat_answers_v_rels_categories_id_idx ON _chat_answers_v_rels (categories_id);
CREATE INDEX _chat_answers_v_rels_learning_paths_id_idx ON _chat_answers_v_rels (learning_paths_id);
CREATE INDEX _chat_answers_v_rels_pages_id_idx ON _chat_answers_v_rels (pages_id);
