CREATE TYPE enum_learning_paths_difficulty AS ENUM ('beginner', 'intermediate', 'advanced');
CREATE TYPE enum_learning_paths_status AS ENUM ('draft', 'published');
CREATE TABLE learning_paths (
  id serial PRIMARY KEY,
  title varchar,
  description varchar,
  difficulty enum_learning_paths_difficulty DEFAULT 'beginner',
  estimated_duration numeric DEFAULT 0,
  total_modules numeric DEFAULT 0,
  category_id integer CONSTRAINT learning_paths_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  is_active boolean DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT learning_paths_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  edition numeric DEFAULT 1,
  sources jsonb DEFAULT '[]',
  seed_key varchar,
  modules jsonb,
  _status enum_learning_paths_status DEFAULT 'draft'
);
CREATE INDEX learning_paths_category_idx ON learning_paths (category_id);
CREATE INDEX learning_paths_is_active_idx ON learning_paths (is_active);
CREATE INDEX learning_paths_updated_at_idx ON learning_paths (updated_at);
CREATE INDEX learning_paths_created_at_idx ON learning_paths (created_at);
CREATE INDEX learning_paths_last_edited_by_idx ON learning_paths (last_edited_by_id);
CREATE UNIQUE INDEX learning_paths_seed_key_idx ON learning_paths (seed_key);
CREATE INDEX learning_paths__status_idx ON learning_paths (_status);

CREATE TABLE learning_paths_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT learning_paths_rels_parent_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  learning_paths_id integer CONSTRAINT learning_paths_rels_learning_paths_fk REFERENCES learning_paths(id) ON DELETE CASCADE
);
CREATE INDEX learning_paths_rels_order_idx ON learning_paths_rels ("order");
CREATE INDEX learning_paths_rels_parent_idx ON learning_paths_rels (parent_id);
CREATE INDEX learning_paths_rels_path_idx ON learning_paths_rels (path);
CREATE INDEX learning_paths_rels_learning_paths_id_idx ON learning_paths_rels (learning_paths_id);

CREATE TYPE enum__learning_paths_v_version_difficulty AS ENUM ('beginner', 'intermediate', 'advanced');
CREATE TYPE enum__learning_paths_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _learning_paths_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _learning_paths_v_parent_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE SET NULL,
  version_title varchar,
  version_description varchar,
  version_difficulty enum__learning_paths_v_version_difficulty DEFAULT 'beginner',
  version_estimated_duration numeric DEFAULT 0,
  version_total_modules numeric DEFAULT 0,
  version_category_id integer CONSTRAINT _learning_paths_v_version_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  version_is_active boolean DEFAULT true,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _learning_paths_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_edition numeric DEFAULT 1,
  version_sources jsonb DEFAULT '[]',
  version_seed_key varchar,
  version_modules jsonb,
  version__status enum__learning_paths_v_version_status DEFAULT 'draft',
  latest boolean
);
CREATE INDEX _learning_paths_v_parent_idx ON _learning_paths_v (parent_id);
CREATE INDEX _learning_paths_v_version_version_category_idx ON _learning_paths_v (version_category_id);
CREATE INDEX _learning_paths_v_version_version_is_active_idx ON _learning_paths_v (version_is_active);
CREATE INDEX _learning_paths_v_version_version_updated_at_idx ON _learning_paths_v (version_updated_at);
CREATE INDEX _learning_paths_v_version_version_created_at_idx ON _learning_paths_v (version_created_at);
CREATE INDEX _learning_paths_v_created_at_idx ON _learning_paths_v (created_at);
CREATE INDEX _learning_paths_v_updated_at_idx ON _learning_paths_v (updated_at);
CREATE INDEX _learning_paths_v_version_version_last_edited_by_idx ON _learning_paths_v (version_last_edited_by_id);
CREATE INDEX _learning_paths_v_version_version_seed_key_idx ON _learning_paths_v (version_seed_key);
CREATE INDEX _learning_paths_v_version_version__status_idx ON _learning_paths_v (version__status);
CREATE INDEX _learning_paths_v_latest_idx ON _learning_paths_v (latest);

CREATE TABLE _learning_paths_v_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT _learning_paths_v_rels_parent_fk REFERENCES _learning_paths_v(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  learning_paths_id integer CONSTRAINT _learning_paths_v_rels_learning_paths_fk REFERENCES learning_paths(id) ON DELETE CASCADE
);
CREATE INDEX _learning_paths_v_rels_order_idx ON _learning_paths_v_rels ("order");
CREATE INDEX _learning_paths_v_rels_parent_idx ON _learning_paths_v_rels (parent_id);
CREATE INDEX _learning_paths_v_rels_path_idx ON _learning_paths_v_rels (path);
CREATE INDEX _learning_paths_v_rels_learning_paths_id_idx ON _learning_paths_v_rels (learning_paths_id);

CREATE TYPE enum_learning_modules_module_type AS ENUM ('reading', 'quiz', 'interactive', 'video');
CREATE TABLE learning_modules (
  id serial PRIMARY KEY,
  path_id integer NOT NULL CONSTRAINT learning_modules_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  title varchar NOT NULL,
  description varchar,
  content varchar,
  module_type enum_learning_modules_module_type NOT NULL DEFAULT 'reading',
  "order" numeric NOT NULL,
  points numeric NOT NULL DEFAULT 10,
  estimated_duration numeric,
  is_required boolean DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  is_active boolean DEFAULT true,
  since numeric DEFAULT 1
);
CREATE INDEX learning_modules_path_idx ON learning_modules (path_id);
CREATE INDEX learning_modules_updated_at_idx ON learning_modules (updated_at);
CREATE INDEX learning_modules_created_at_idx ON learning_modules (created_at);
CREATE INDEX path_order_idx ON learning_modules (path_id, "order");

CREATE TYPE enum_quiz_questions_question_type AS ENUM ('multiple_choice', 'true_false');
CREATE TABLE quiz_questions (
  id serial PRIMARY KEY,
  module_id integer NOT NULL CONSTRAINT quiz_questions_module_id_learning_modules_id_fk REFERENCES learning_modules(id) ON DELETE CASCADE,
  question varchar NOT NULL,
  question_type enum_quiz_questions_question_type NOT NULL DEFAULT 'multiple_choice',
  options jsonb DEFAULT '[]',
  correct_answer varchar NOT NULL,
  explanation varchar,
  points numeric NOT NULL DEFAULT 5,
  "order" numeric NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  reasons jsonb DEFAULT '[]',
  origin_condition_id integer CONSTRAINT quiz_questions_origin_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  origin_section varchar,
  version numeric NOT NULL DEFAULT 1,
  is_active boolean DEFAULT true
);
CREATE INDEX quiz_questions_module_idx ON quiz_questions (module_id);
CREATE INDEX quiz_questions_updated_at_idx ON quiz_questions (updated_at);
CREATE INDEX quiz_questions_created_at_idx ON quiz_questions (created_at);
CREATE INDEX module_order_idx ON quiz_questions (module_id, "order");
CREATE INDEX quiz_questions_origin_condition_idx ON quiz_questions (origin_condition_id);

CREATE TYPE enum_achievements_rarity AS ENUM ('common', 'uncommon', 'rare', 'epic', 'legendary');
CREATE TABLE achievements (
  id serial PRIMARY KEY,
  title varchar NOT NULL,
  description varchar NOT NULL,
  icon varchar,
  category varchar,
  criteria jsonb,
  points numeric NOT NULL DEFAULT 50,
  rarity enum_achievements_rarity NOT NULL DEFAULT 'common',
  is_active boolean DEFAULT true,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT achievements_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  translations jsonb DEFAULT '{}',
  seed_key varchar
);
CREATE INDEX achievements_category_idx ON achievements (category);
CREATE INDEX achievements_updated_at_idx ON achievements (updated_at);
CREATE INDEX achievements_created_at_idx ON achievements (created_at);
CREATE INDEX achievements_last_edited_by_idx ON achievements (last_edited_by_id);
CREATE UNIQUE INDEX achievements_seed_key_idx ON achievements (seed_key);

CREATE TABLE certificates (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT certificates_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  learning_path_id integer NOT NULL CONSTRAINT certificates_learning_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE RESTRICT,
  certificate_code varchar NOT NULL,
  completed_at timestamptz(3) NOT NULL,
  verified_by_id integer CONSTRAINT certificates_verified_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  issued_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edition numeric NOT NULL DEFAULT 1,
  learner_name varchar,
  revoked_at timestamptz(3),
  revocation_reason varchar
);
CREATE INDEX certificates_user_idx ON certificates (user_id);
CREATE INDEX certificates_learning_path_idx ON certificates (learning_path_id);
CREATE UNIQUE INDEX certificates_certificate_code_idx ON certificates (certificate_code);
CREATE INDEX certificates_verified_by_idx ON certificates (verified_by_id);
CREATE INDEX certificates_updated_at_idx ON certificates (updated_at);
CREATE INDEX certificates_created_at_idx ON certificates (created_at);
CREATE INDEX certificates_key ON certificates (learning.certificate_key(certificate_code));

CREATE TYPE enum_learning_path_reviews_state AS ENUM ('visible', 'hidden', 'removed', 'deleted');
CREATE TABLE learning_path_reviews (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT learning_path_reviews_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  learning_path_id integer NOT NULL CONSTRAINT learning_path_reviews_learning_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  rating numeric NOT NULL,
  review varchar,
  is_helpful boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  state enum_learning_path_reviews_state NOT NULL DEFAULT 'visible',
  state_reason varchar,
  state_at timestamptz(3),
  edited_at timestamptz(3)
);
CREATE INDEX learning_path_reviews_user_idx ON learning_path_reviews (user_id);
CREATE INDEX learning_path_reviews_learning_path_idx ON learning_path_reviews (learning_path_id);
CREATE INDEX learning_path_reviews_updated_at_idx ON learning_path_reviews (updated_at);
CREATE INDEX learning_path_reviews_created_at_idx ON learning_path_reviews (created_at);
CREATE UNIQUE INDEX "user_learningPath_idx" ON learning_path_reviews (user_id, learning_path_id);
CREATE INDEX learning_path_reviews_state_idx ON learning_path_reviews (state);

CREATE TYPE enum_user_progress_status AS ENUM ('not_started', 'in_progress', 'completed');
CREATE TABLE user_progress (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT user_progress_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  path_id integer NOT NULL CONSTRAINT user_progress_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE CASCADE,
  current_module_id integer CONSTRAINT user_progress_current_module_id_learning_modules_id_fk REFERENCES learning_modules(id) ON DELETE SET NULL,
  total_points numeric DEFAULT 0,
  progress_percentage numeric DEFAULT 0,
  status enum_user_progress_status NOT NULL DEFAULT 'not_started',
  started_at timestamptz(3),
  completed_at timestamptz(3),
  last_accessed_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  completed_edition numeric
);
CREATE INDEX user_progress_user_idx ON user_progress (user_id);
CREATE INDEX user_progress_path_idx ON user_progress (path_id);
CREATE INDEX user_progress_current_module_idx ON user_progress (current_module_id);
CREATE INDEX user_progress_updated_at_idx ON user_progress (updated_at);
CREATE INDEX user_progress_created_at_idx ON user_progress (created_at);
CREATE UNIQUE INDEX user_path_idx ON user_progress (user_id, path_id);

CREATE TABLE user_progress_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL CONSTRAINT user_progress_rels_parent_fk REFERENCES user_progress(id) ON DELETE CASCADE,
  path varchar NOT NULL,
  learning_modules_id integer CONSTRAINT user_progress_rels_learning_modules_fk REFERENCES learning_modules(id) ON DELETE CASCADE
);
CREATE INDEX user_progress_rels_order_idx ON user_progress_rels ("order");
CREATE INDEX user_progress_rels_parent_idx ON user_progress_rels (parent_id);
CREATE INDEX user_progress_rels_path_idx ON user_progress_rels (path);
CREATE INDEX user_progress_rels_learning_modules_id_idx ON user_progress_rels (learning_modules_id);

CREATE TABLE quiz_attempts (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT quiz_attempts_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  module_id integer NOT NULL CONSTRAINT quiz_attempts_module_id_learning_modules_id_fk REFERENCES learning_modules(id) ON DELETE CASCADE,
  question_id integer NOT NULL CONSTRAINT quiz_attempts_question_id_quiz_questions_id_fk REFERENCES quiz_questions(id) ON DELETE CASCADE,
  user_answer varchar NOT NULL,
  is_correct boolean DEFAULT false,
  points_earned numeric DEFAULT 0,
  attempted_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  question_version numeric NOT NULL DEFAULT 1,
  round varchar
);
CREATE INDEX quiz_attempts_user_idx ON quiz_attempts (user_id);
CREATE INDEX quiz_attempts_module_idx ON quiz_attempts (module_id);
CREATE INDEX quiz_attempts_question_idx ON quiz_attempts (question_id);
CREATE INDEX quiz_attempts_updated_at_idx ON quiz_attempts (updated_at);
CREATE INDEX quiz_attempts_created_at_idx ON quiz_attempts (created_at);
CREATE INDEX user_module_idx ON quiz_attempts (user_id, module_id);
CREATE UNIQUE INDEX user_question_round_idx ON quiz_attempts (user_id, question_id, round);

CREATE TABLE user_achievements (
  id serial PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT user_achievements_user_id_users_id_fk REFERENCES users(id) ON DELETE CASCADE,
  achievement_id integer NOT NULL CONSTRAINT user_achievements_achievement_id_achievements_id_fk REFERENCES achievements(id) ON DELETE CASCADE,
  unlocked_at timestamptz(3) NOT NULL,
  progress numeric DEFAULT 100,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX user_achievements_user_idx ON user_achievements (user_id);
CREATE INDEX user_achievements_achievement_idx ON user_achievements (achievement_id);
CREATE INDEX user_achievements_updated_at_idx ON user_achievements (updated_at);
CREATE INDEX user_achievements_created_at_idx ON user_achievements (created_at);
CREATE UNIQUE INDEX user_achievement_idx ON user_achievements (user_id, achievement_id);

CREATE TYPE enum__achievements_v_version_rarity AS ENUM ('common', 'uncommon', 'rare', 'epic', 'legendary');
CREATE TABLE _achievements_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _achievements_v_parent_id_achievements_id_fk REFERENCES achievements(id) ON DELETE SET NULL,
  version_title varchar NOT NULL,
  version_description varchar NOT NULL,
  version_icon varchar,
  version_category varchar,
  version_criteria jsonb,
  version_points numeric NOT NULL DEFAULT 50,
  version_rarity enum__achievements_v_version_rarity NOT NULL DEFAULT 'common',
  version_is_active boolean DEFAULT true,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _achievements_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version_translations jsonb DEFAULT '{}',
  version_seed_key varchar
);
CREATE INDEX _achievements_v_parent_idx ON _achievements_v (parent_id);
CREATE INDEX _achievements_v_version_version_category_idx ON _achievements_v (version_category);
CREATE INDEX _achievements_v_version_version_last_edited_by_idx ON _achievements_v (version_last_edited_by_id);
CREATE INDEX _achievements_v_version_version_updated_at_idx ON _achievements_v (version_updated_at);
CREATE INDEX _achievements_v_version_version_created_at_idx ON _achievements_v (version_created_at);
CREATE INDEX _achievements_v_created_at_idx ON _achievements_v (created_at);
CREATE INDEX _achievements_v_updated_at_idx ON _achievements_v (updated_at);
CREATE INDEX _achievements_v_version_version_seed_key_idx ON _achievements_v (version_seed_key);

CREATE TABLE learning.path_text (
  path_id integer NOT NULL REFERENCES learning_paths(id) ON DELETE CASCADE,
  language text NOT NULL,
  edition integer NOT NULL,
  texts jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT path_text_pkey PRIMARY KEY (path_id, language)
);

CREATE TABLE learning.edition (
  path_id integer NOT NULL REFERENCES learning_paths(id) ON DELETE CASCADE,
  edition integer NOT NULL,
  required_modules integer[] NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  path jsonb,
  told_to integer,
  to_finish boolean NOT NULL DEFAULT false,
  CONSTRAINT edition_pkey PRIMARY KEY (path_id, edition)
);
CREATE INDEX edition_waiting ON learning.edition (path_id) WHERE told_to IS NOT NULL OR to_finish;

CREATE TABLE learning.earned (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  path_id integer NOT NULL REFERENCES learning_paths(id) ON DELETE CASCADE,
  module_id integer NOT NULL REFERENCES learning_modules(id) ON DELETE CASCADE,
  question_id integer REFERENCES quiz_questions(id) ON DELETE CASCADE,
  points integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT earned_user_id_module_id_question_id_key UNIQUE NULLS NOT DISTINCT (user_id, module_id, question_id),
  CONSTRAINT earned_points_check CHECK (points >= 0)
);
CREATE INDEX earned_path ON learning.earned (user_id, path_id);
CREATE INDEX earned_of_path ON learning.earned (path_id);
CREATE INDEX earned_of_question ON learning.earned (question_id);
CREATE INDEX earned_of_module ON learning.earned (module_id, user_id);

CREATE TABLE learning.day (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  day date NOT NULL,
  CONSTRAINT day_pkey PRIMARY KEY (user_id, day)
);

CREATE TABLE learning.taught (
  module_id integer NOT NULL REFERENCES learning_modules(id) ON DELETE CASCADE,
  condition_id integer NOT NULL REFERENCES conditions(id) ON DELETE CASCADE,
  section text NOT NULL,
  CONSTRAINT taught_pkey PRIMARY KEY (module_id, condition_id, section)
);
CREATE INDEX taught_condition ON learning.taught (condition_id, section);

CREATE TABLE learning.issuer_key (
  id serial PRIMARY KEY,
  public_key text NOT NULL,
  sealed_seed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT issuer_key_public_key_key UNIQUE (public_key)
);

CREATE TABLE learning.revocation (
  id serial PRIMARY KEY,
  certificate_id integer NOT NULL REFERENCES certificates(id) ON DELETE CASCADE,
  by_id integer REFERENCES users(id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX revocation_certificate ON learning.revocation (certificate_id);
CREATE INDEX revocation_by ON learning.revocation (by_id);

CREATE TYPE enum_learning_path_translations_status AS ENUM ('draft', 'published');
CREATE TABLE learning_path_translations (
  id serial PRIMARY KEY,
  title varchar,
  description varchar,
  modules jsonb,
  path_id integer CONSTRAINT learning_path_translations_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE SET NULL,
  language_id integer CONSTRAINT learning_path_translations_language_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  source_edition numeric,
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT learning_path_translations_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_learning_path_translations_status DEFAULT 'draft',
  made_from jsonb
);
CREATE INDEX learning_path_translations_path_idx ON learning_path_translations (path_id);
CREATE INDEX learning_path_translations_language_idx ON learning_path_translations (language_id);
CREATE INDEX learning_path_translations_last_edited_by_idx ON learning_path_translations (last_edited_by_id);
CREATE INDEX learning_path_translations_updated_at_idx ON learning_path_translations (updated_at);
CREATE INDEX learning_path_translations_created_at_idx ON learning_path_translations (created_at);
CREATE INDEX learning_path_translations__status_idx ON learning_path_translations (_status);
CREATE UNIQUE INDEX path_language_idx ON learning_path_translations (path_id, language_id);

CREATE TYPE enum__learning_path_translations_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _learning_path_translations_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _learning_path_translations_v_parent_id_learning_path_translati REFERENCES learning_path_translations(id) ON DELETE SET NULL,
  version_title varchar,
  version_description varchar,
  version_modules jsonb,
  version_path_id integer CONSTRAINT _learning_path_translations_v_version_path_id_learning_paths_id REFERENCES learning_paths(id) ON DELETE SET NULL,
  version_language_id integer CONSTRAINT _learning_path_translations_v_version_language_id_languages_id_ REFERENCES languages(id) ON DELETE SET NULL,
  version_source_edition numeric,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _learning_path_translations_v_version_last_edited_by_id_users_i REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__learning_path_translations_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean,
  version_made_from jsonb
);
CREATE INDEX _learning_path_translations_v_parent_idx ON _learning_path_translations_v (parent_id);
CREATE INDEX _learning_path_translations_v_version_version_path_idx ON _learning_path_translations_v (version_path_id);
CREATE INDEX _learning_path_translations_v_version_version_language_idx ON _learning_path_translations_v (version_language_id);
CREATE INDEX _learning_path_translations_v_version_version_last_edite_idx ON _learning_path_translations_v (version_last_edited_by_id);
CREATE INDEX _learning_path_translations_v_version_version_updated_at_idx ON _learning_path_translations_v (version_updated_at);
CREATE INDEX _learning_path_translations_v_version_version_created_at_idx ON _learning_path_translations_v (version_created_at);
CREATE INDEX _learning_path_translations_v_version_version__status_idx ON _learning_path_translations_v (version__status);
CREATE INDEX _learning_path_translations_v_created_at_idx ON _learning_path_translations_v (created_at);
CREATE INDEX _learning_path_translations_v_updated_at_idx ON _learning_path_translations_v (updated_at);
CREATE INDEX _learning_path_translations_v_latest_idx ON _learning_path_translations_v (latest);
CREATE INDEX version_path_version_language_idx ON _learning_path_translations_v (version_path_id, version_language_id);

CREATE TABLE learning.recall (
  user_id integer PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  is_on boolean NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE learning.recalled (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  question_id integer NOT NULL REFERENCES quiz_questions(id) ON DELETE CASCADE,
  step integer NOT NULL,
  answered_on date NOT NULL,
  due_on date,
  CONSTRAINT recalled_pkey PRIMARY KEY (user_id, question_id),
  CONSTRAINT recalled_step_check CHECK (step >= 0)
);
CREATE INDEX recalled_question ON learning.recalled (question_id);

CREATE TABLE films (
  id serial PRIMARY KEY,
  title varchar NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric
);
CREATE INDEX films_updated_at_idx ON films (updated_at);
CREATE INDEX films_created_at_idx ON films (created_at);
CREATE UNIQUE INDEX films_filename_idx ON films (filename);

CREATE TABLE films_captions (
  _order integer NOT NULL,
  _parent_id integer NOT NULL CONSTRAINT films_captions_parent_id_fk REFERENCES films(id) ON DELETE CASCADE,
  id varchar PRIMARY KEY,
  language_id integer NOT NULL CONSTRAINT films_captions_language_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  text varchar NOT NULL
);
CREATE INDEX films_captions_order_idx ON films_captions (_order);
CREATE INDEX films_captions_parent_id_idx ON films_captions (_parent_id);
CREATE INDEX films_captions_language_idx ON films_captions (language_id);

CREATE TABLE learning.translated (
  translation_id integer NOT NULL REFERENCES learning_path_translations(id) ON DELETE CASCADE,
  is_draft boolean NOT NULL,
  entries integer NOT NULL,
  done integer NOT NULL,
  stale integer NOT NULL,
  CONSTRAINT translated_pkey PRIMARY KEY (translation_id, is_draft)
);

CREATE TABLE learning.change (
  id serial PRIMARY KEY,
  condition_id integer NOT NULL REFERENCES conditions(id) ON DELETE CASCADE,
  before jsonb NOT NULL,
  summary text,
  is_removal boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  told_to integer DEFAULT 0
);
CREATE INDEX change_condition ON learning.change (condition_id);
CREATE INDEX change_untold ON learning.change (id) WHERE told_to IS NOT NULL;

CREATE TABLE learning.undone (
  id serial PRIMARY KEY,
  condition_id integer NOT NULL REFERENCES conditions(id) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  told_to integer DEFAULT 0
);
CREATE INDEX undone_condition ON learning.undone (condition_id);
CREATE INDEX undone_untold ON learning.undone (id) WHERE told_to IS NOT NULL;

CREATE TABLE learning.due (
  change_id integer NOT NULL REFERENCES learning.change(id) ON DELETE CASCADE,
  module_id integer NOT NULL REFERENCES learning_modules(id) ON DELETE CASCADE,
  section text NOT NULL,
  settled_at timestamptz,
  edition integer,
  settled_by integer REFERENCES users(id) ON DELETE SET NULL,
  reason text,
  undone_id integer REFERENCES learning.undone(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  change_told_to integer,
  CONSTRAINT due_pkey PRIMARY KEY (change_id, module_id, section)
);
CREATE INDEX due_module ON learning.due (module_id);
CREATE INDEX due_open ON learning.due (module_id, change_id) WHERE settled_at IS NULL;
CREATE INDEX due_settled_by ON learning.due (settled_by);
CREATE INDEX due_undone ON learning.due (undone_id) WHERE undone_id IS NOT NULL;

CREATE TABLE learning.tried (
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  module_id integer NOT NULL REFERENCES learning_modules(id) ON DELETE CASCADE,
  places smallint[] NOT NULL DEFAULT '{}',
  followed_at timestamptz,
  CONSTRAINT tried_pkey PRIMARY KEY (user_id, module_id)
);
CREATE INDEX tried_module ON learning.tried (module_id);
