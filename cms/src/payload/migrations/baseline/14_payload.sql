CREATE TABLE payload_kv (
  id serial PRIMARY KEY,
  key varchar NOT NULL,
  data jsonb NOT NULL
);
CREATE UNIQUE INDEX payload_kv_key_idx ON payload_kv (key);

CREATE TABLE payload_locked_documents (
  id serial PRIMARY KEY,
  global_slug varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_locked_documents_global_slug_idx ON payload_locked_documents (global_slug);
CREATE INDEX payload_locked_documents_updated_at_idx ON payload_locked_documents (updated_at);
CREATE INDEX payload_locked_documents_created_at_idx ON payload_locked_documents (created_at);

CREATE TABLE payload_locked_documents_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT payload_locked_documents_rels_parent_fk REFERENCES payload_locked_documents(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  conditions_id integer CONSTRAINT payload_locked_documents_rels_conditions_fk REFERENCES conditions(id) ON DELETE CASCADE,
  categories_id integer CONSTRAINT payload_locked_documents_rels_categories_fk REFERENCES categories(id) ON DELETE CASCADE,
  condition_translations_id integer CONSTRAINT payload_locked_documents_rels_condition_translations_fk REFERENCES condition_translations(id) ON DELETE CASCADE,
  category_translations_id integer CONSTRAINT payload_locked_documents_rels_category_translations_fk REFERENCES category_translations(id) ON DELETE CASCADE,
  languages_id integer CONSTRAINT payload_locked_documents_rels_languages_fk REFERENCES languages(id) ON DELETE CASCADE,
  learning_paths_id integer CONSTRAINT payload_locked_documents_rels_learning_paths_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  learning_modules_id integer CONSTRAINT payload_locked_documents_rels_learning_modules_fk REFERENCES learning_modules(id) ON DELETE CASCADE,
  quiz_questions_id integer CONSTRAINT payload_locked_documents_rels_quiz_questions_fk REFERENCES quiz_questions(id) ON DELETE CASCADE,
  achievements_id integer CONSTRAINT payload_locked_documents_rels_achievements_fk REFERENCES achievements(id) ON DELETE CASCADE,
  certificates_id integer CONSTRAINT payload_locked_documents_rels_certificates_fk REFERENCES certificates(id) ON DELETE CASCADE,
  learning_path_reviews_id integer CONSTRAINT payload_locked_documents_rels_learning_path_reviews_fk REFERENCES learning_path_reviews(id) ON DELETE CASCADE,
  user_progress_id integer CONSTRAINT payload_locked_documents_rels_user_progress_fk REFERENCES user_progress(id) ON DELETE CASCADE,
  quiz_attempts_id integer CONSTRAINT payload_locked_documents_rels_quiz_attempts_fk REFERENCES quiz_attempts(id) ON DELETE CASCADE,
  user_achievements_id integer CONSTRAINT payload_locked_documents_rels_user_achievements_fk REFERENCES user_achievements(id) ON DELETE CASCADE,
  discussions_id integer CONSTRAINT payload_locked_documents_rels_discussions_fk REFERENCES discussions(id) ON DELETE CASCADE,
  forum_topics_id integer CONSTRAINT payload_locked_documents_rels_forum_topics_fk REFERENCES forum_topics(id) ON DELETE CASCADE,
  forum_posts_id integer CONSTRAINT payload_locked_documents_rels_forum_posts_fk REFERENCES forum_posts(id) ON DELETE CASCADE,
  content_reports_id integer CONSTRAINT payload_locked_documents_rels_content_reports_fk REFERENCES content_reports(id) ON DELETE CASCADE,
  users_id integer CONSTRAINT payload_locked_documents_rels_users_fk REFERENCES users(id) ON DELETE CASCADE,
  user_profiles_id integer CONSTRAINT payload_locked_documents_rels_user_profiles_fk REFERENCES user_profiles(id) ON DELETE CASCADE,
  user_bookmarks_id integer CONSTRAINT payload_locked_documents_rels_user_bookmarks_fk REFERENCES user_bookmarks(id) ON DELETE CASCADE,
  watchlist_id integer CONSTRAINT payload_locked_documents_rels_watchlist_fk REFERENCES watchlist(id) ON DELETE CASCADE,
  pages_id integer CONSTRAINT payload_locked_documents_rels_pages_fk REFERENCES pages(id) ON DELETE CASCADE,
  page_translations_id integer CONSTRAINT payload_locked_documents_rels_page_translations_fk REFERENCES page_translations(id) ON DELETE CASCADE,
  learning_path_translations_id integer CONSTRAINT payload_locked_documents_rels_learning_path_translations_fk REFERENCES learning_path_translations(id) ON DELETE CASCADE,
  films_id integer CONSTRAINT payload_locked_documents_rels_films_fk REFERENCES films(id) ON DELETE CASCADE,
  help_lines_id integer CONSTRAINT payload_locked_documents_rels_help_lines_fk REFERENCES help_lines(id) ON DELETE CASCADE,
  chat_answers_id integer CONSTRAINT payload_locked_documents_rels_chat_answers_fk REFERENCES chat_answers(id) ON DELETE CASCADE,
  moderator_duty_id integer CONSTRAINT payload_locked_documents_rels_moderator_duty_fk REFERENCES moderator_duty(id) ON DELETE CASCADE
);
CREATE INDEX payload_locked_documents_rels_order_idx ON payload_locked_documents_rels ("order");
CREATE INDEX payload_locked_documents_rels_parent_idx ON payload_locked_documents_rels (parent_id);
CREATE INDEX payload_locked_documents_rels_path_idx ON payload_locked_documents_rels (path);
CREATE INDEX payload_locked_documents_rels_conditions_id_idx ON payload_locked_documents_rels (conditions_id);
CREATE INDEX payload_locked_documents_rels_categories_id_idx ON payload_locked_documents_rels (categories_id);
CREATE INDEX payload_locked_documents_rels_condition_translations_id_idx ON payload_locked_documents_rels (condition_translations_id);
CREATE INDEX payload_locked_documents_rels_category_translations_id_idx ON payload_locked_documents_rels (category_translations_id);
CREATE INDEX payload_locked_documents_rels_languages_id_idx ON payload_locked_documents_rels (languages_id);
CREATE INDEX payload_locked_documents_rels_learning_paths_id_idx ON payload_locked_documents_rels (learning_paths_id);
CREATE INDEX payload_locked_documents_rels_learning_modules_id_idx ON payload_locked_documents_rels (learning_modules_id);
CREATE INDEX payload_locked_documents_rels_quiz_questions_id_idx ON payload_locked_documents_rels (quiz_questions_id);
CREATE INDEX payload_locked_documents_rels_achievements_id_idx ON payload_locked_documents_rels (achievements_id);
CREATE INDEX payload_locked_documents_rels_certificates_id_idx ON payload_locked_documents_rels (certificates_id);
CREATE INDEX payload_locked_documents_rels_learning_path_reviews_id_idx ON payload_locked_documents_rels (learning_path_reviews_id);
CREATE INDEX payload_locked_documents_rels_user_progress_id_idx ON payload_locked_documents_rels (user_progress_id);
CREATE INDEX payload_locked_documents_rels_quiz_attempts_id_idx ON payload_locked_documents_rels (quiz_attempts_id);
CREATE INDEX payload_locked_documents_rels_user_achievements_id_idx ON payload_locked_documents_rels (user_achievements_id);
CREATE INDEX payload_locked_documents_rels_discussions_id_idx ON payload_locked_documents_rels (discussions_id);
CREATE INDEX payload_locked_documents_rels_forum_topics_id_idx ON payload_locked_documents_rels (forum_topics_id);
CREATE INDEX payload_locked_documents_rels_forum_posts_id_idx ON payload_locked_documents_rels (forum_posts_id);
CREATE INDEX payload_locked_documents_rels_content_reports_id_idx ON payload_locked_documents_rels (content_reports_id);
CREATE INDEX payload_locked_documents_rels_users_id_idx ON payload_locked_documents_rels (users_id);
CREATE INDEX payload_locked_documents_rels_user_profiles_id_idx ON payload_locked_documents_rels (user_profiles_id);
CREATE INDEX payload_locked_documents_rels_user_bookmarks_id_idx ON payload_locked_documents_rels (user_bookmarks_id);
CREATE INDEX payload_locked_documents_rels_watchlist_id_idx ON payload_locked_documents_rels (watchlist_id);
CREATE INDEX payload_locked_documents_rels_pages_id_idx ON payload_locked_documents_rels (pages_id);
CREATE INDEX payload_locked_documents_rels_page_translations_id_idx ON payload_locked_documents_rels (page_translations_id);
CREATE INDEX payload_locked_documents_rels_learning_path_translations_idx ON payload_locked_documents_rels (learning_path_translations_id);
CREATE INDEX payload_locked_documents_rels_films_id_idx ON payload_locked_documents_rels (films_id);
CREATE INDEX payload_locked_documents_rels_help_lines_id_idx ON payload_locked_documents_rels (help_lines_id);
CREATE INDEX payload_locked_documents_rels_chat_answers_id_idx ON payload_locked_documents_rels (chat_answers_id);
CREATE INDEX payload_locked_documents_rels_moderator_duty_id_idx ON payload_locked_documents_rels (moderator_duty_id);

CREATE TABLE payload_preferences (
  id serial PRIMARY KEY,
  key varchar,
  value jsonb,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_preferences_key_idx ON payload_preferences (key);
CREATE INDEX payload_preferences_updated_at_idx ON payload_preferences (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON payload_preferences (created_at);

CREATE TABLE payload_preferences_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT payload_preferences_rels_parent_fk REFERENCES payload_preferences(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  users_id integer CONSTRAINT payload_preferences_rels_users_fk REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX payload_preferences_rels_order_idx ON payload_preferences_rels ("order");
CREATE INDEX payload_preferences_rels_parent_idx ON payload_preferences_rels (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON payload_preferences_rels (path);
CREATE INDEX payload_preferences_rels_users_id_idx ON payload_preferences_rels (users_id);

CREATE TABLE payload_migrations (
  id serial PRIMARY KEY,
  name varchar,
  batch numeric,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_migrations_updated_at_idx ON payload_migrations (updated_at);
CREATE INDEX payload_migrations_created_at_idx ON payload_migrations (created_at);

CREATE TABLE seed.arrived (
  name text PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  mark text
);

CREATE TABLE api.made_once (
  id bigserial PRIMARY KEY,
  key text,
  body text NOT NULL,
  record_id integer NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT made_once_key_key UNIQUE (key)
);
CREATE INDEX made_once_body ON api.made_once (body, made_at);
CREATE INDEX made_once_made_at ON api.made_once (made_at);
