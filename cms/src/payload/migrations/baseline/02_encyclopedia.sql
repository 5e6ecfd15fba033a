CREATE TYPE enum_categories_icon AS ENUM ('wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends');
CREATE TYPE enum_categories_color AS ENUM ('primary', 'secondary', 'accent', 'purple', 'red', 'indigo');
CREATE TABLE categories (
  id serial PRIMARY KEY,
  name varchar NOT NULL,
  description varchar NOT NULL,
  icon enum_categories_icon,
  color enum_categories_color NOT NULL DEFAULT 'primary',
  seed_key varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  revision numeric DEFAULT 1,
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT categories_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX categories_name_idx ON categories (name);
CREATE UNIQUE INDEX categories_seed_key_idx ON categories (seed_key);
CREATE INDEX categories_updated_at_idx ON categories (updated_at);
CREATE INDEX categories_created_at_idx ON categories (created_at);
CREATE INDEX categories_last_edited_by_idx ON categories (last_edited_by_id);

CREATE TYPE enum_conditions_status AS ENUM ('draft', 'published');
CREATE TABLE conditions (
  id serial PRIMARY KEY,
  name varchar,
  category_id integer CONSTRAINT conditions_category_id_categories_id_fk REFERENCES categories(id) ON DELETE RESTRICT,
  summary varchar,
  aliases jsonb DEFAULT '[]',
  overview varchar,
  symptoms jsonb DEFAULT '[]',
  causes jsonb DEFAULT '[]',
  treatments jsonb DEFAULT '[]',
  resources jsonb DEFAULT '[]',
  tags jsonb DEFAULT '[]',
  sources jsonb DEFAULT '[]',
  edit_summary varchar,
  is_minor_edit boolean DEFAULT false,
  is_protected boolean DEFAULT false,
  views numeric DEFAULT 0,
  contributors numeric DEFAULT 1,
  last_updated timestamptz(3),
  last_edited_by_id integer CONSTRAINT conditions_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  revision numeric DEFAULT 1,
  size numeric,
  size_diff numeric,
  published_digest varchar,
  seed_key varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_conditions_status DEFAULT 'draft',
  emergency_reason varchar,
  parts integer[] GENERATED ALWAYS AS (ARRAY[
    regexp_count(coalesce(overview, ''), '\S[^\n]*'),
    CASE WHEN jsonb_typeof(symptoms) = 'array' THEN jsonb_array_length(symptoms) ELSE 0 END,
    CASE WHEN jsonb_typeof(causes) = 'array' THEN jsonb_array_length(causes) ELSE 0 END,
    CASE WHEN jsonb_typeof(treatments) = 'array' THEN jsonb_array_length(treatments) ELSE 0 END]) STORED
);
CREATE INDEX conditions_name_idx ON conditions (name);
CREATE INDEX conditions_category_idx ON conditions (category_id);
CREATE INDEX conditions_last_updated_idx ON conditions (last_updated);
CREATE INDEX conditions_last_edited_by_idx ON conditions (last_edited_by_id);
CREATE UNIQUE INDEX conditions_seed_key_idx ON conditions (seed_key);
CREATE INDEX conditions_updated_at_idx ON conditions (updated_at);
CREATE INDEX conditions_created_at_idx ON conditions (created_at);
CREATE INDEX conditions__status_idx ON conditions (_status);
CREATE INDEX conditions_published_in_category ON conditions (category_id, id) WHERE _status = 'published';
CREATE INDEX conditions_published_by_category ON conditions (category_id, id) WHERE _status = 'published';

CREATE TYPE enum__conditions_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _conditions_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _conditions_v_parent_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  version_name varchar,
  version_category_id integer CONSTRAINT _conditions_v_version_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  version_summary varchar,
  version_aliases jsonb DEFAULT '[]',
  version_overview varchar,
  version_symptoms jsonb DEFAULT '[]',
  version_causes jsonb DEFAULT '[]',
  version_treatments jsonb DEFAULT '[]',
  version_resources jsonb DEFAULT '[]',
  version_tags jsonb DEFAULT '[]',
  version_sources jsonb DEFAULT '[]',
  version_edit_summary varchar,
  version_is_minor_edit boolean DEFAULT false,
  version_is_protected boolean DEFAULT false,
  version_views numeric DEFAULT 0,
  version_contributors numeric DEFAULT 1,
  version_last_updated timestamptz(3),
  version_last_edited_by_id integer CONSTRAINT _conditions_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_revision numeric DEFAULT 1,
  version_size numeric,
  version_size_diff numeric,
  version_published_digest varchar,
  version_seed_key varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__conditions_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean,
  version_emergency_reason varchar
);
CREATE INDEX _conditions_v_parent_idx ON _conditions_v (parent_id);
CREATE INDEX _conditions_v_version_version_name_idx ON _conditions_v (version_name);
CREATE INDEX _conditions_v_version_version_category_idx ON _conditions_v (version_category_id);
CREATE INDEX _conditions_v_version_version_last_updated_idx ON _conditions_v (version_last_updated);
CREATE INDEX _conditions_v_version_version_last_edited_by_idx ON _conditions_v (version_last_edited_by_id);
CREATE INDEX _conditions_v_version_version_seed_key_idx ON _conditions_v (version_seed_key);
CREATE INDEX _conditions_v_version_version_updated_at_idx ON _conditions_v (version_updated_at);
CREATE INDEX _conditions_v_version_version_created_at_idx ON _conditions_v (version_created_at);
CREATE INDEX _conditions_v_version_version__status_idx ON _conditions_v (version__status);
CREATE INDEX _conditions_v_created_at_idx ON _conditions_v (created_at);
CREATE INDEX _conditions_v_updated_at_idx ON _conditions_v (updated_at);
CREATE INDEX _conditions_v_latest_idx ON _conditions_v (latest);
CREATE INDEX conditions_history ON _conditions_v (parent_id, id) WHERE version__status = 'published';

CREATE TYPE enum__categories_v_version_icon AS ENUM ('wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends');
CREATE TYPE enum__categories_v_version_color AS ENUM ('primary', 'secondary', 'accent', 'purple', 'red', 'indigo');
CREATE TABLE _categories_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _categories_v_parent_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  version_name varchar NOT NULL,
  version_description varchar NOT NULL,
  version_icon enum__categories_v_version_icon,
  version_color enum__categories_v_version_color NOT NULL DEFAULT 'primary',
  version_seed_key varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version_revision numeric DEFAULT 1,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _categories_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX _categories_v_parent_idx ON _categories_v (parent_id);
CREATE INDEX _categories_v_version_version_name_idx ON _categories_v (version_name);
CREATE INDEX _categories_v_version_version_seed_key_idx ON _categories_v (version_seed_key);
CREATE INDEX _categories_v_version_version_updated_at_idx ON _categories_v (version_updated_at);
CREATE INDEX _categories_v_version_version_created_at_idx ON _categories_v (version_created_at);
CREATE INDEX _categories_v_created_at_idx ON _categories_v (created_at);
CREATE INDEX _categories_v_updated_at_idx ON _categories_v (updated_at);
CREATE INDEX _categories_v_version_version_last_edited_by_idx ON _categories_v (version_last_edited_by_id);

CREATE TYPE enum_languages_direction AS ENUM ('ltr', 'rtl');
CREATE TABLE languages (
  id serial PRIMARY KEY,
  code varchar NOT NULL,
  name varchar NOT NULL,
  native_name varchar NOT NULL,
  direction enum_languages_direction NOT NULL DEFAULT 'ltr',
  is_active boolean DEFAULT true,
  is_default boolean DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT languages_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX languages_code_idx ON languages (code);
CREATE INDEX languages_updated_at_idx ON languages (updated_at);
CREATE INDEX languages_created_at_idx ON languages (created_at);
CREATE INDEX languages_last_edited_by_idx ON languages (last_edited_by_id);

CREATE TYPE enum_translation_state AS ENUM ('draft', 'in_review', 'changes_requested', 'approved', 'published', 'rejected', 'withdrawn');
CREATE TYPE enum_condition_translations_status AS ENUM ('draft', 'published');
CREATE TABLE condition_translations (
  id serial PRIMARY KEY,
  name varchar,
  summary varchar,
  aliases jsonb DEFAULT '[]',
  overview varchar,
  symptoms jsonb DEFAULT '[]',
  causes jsonb DEFAULT '[]',
  treatments jsonb DEFAULT '[]',
  resources jsonb DEFAULT '[]',
  tags jsonb DEFAULT '[]',
  condition_id integer CONSTRAINT condition_translations_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE CASCADE,
  language_id integer CONSTRAINT condition_translations_language_id_languages_id_fk REFERENCES languages(id) ON DELETE RESTRICT,
  status enum_translation_state DEFAULT 'draft',
  source_revision numeric,
  translated_by_id integer CONSTRAINT condition_translations_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reviewed_by_id integer CONSTRAINT condition_translations_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_condition_translations_status DEFAULT 'draft',
  parts integer[] GENERATED ALWAYS AS (ARRAY[
    regexp_count(coalesce(overview, ''), '\S[^\n]*'),
    CASE WHEN jsonb_typeof(symptoms) = 'array' THEN jsonb_array_length(symptoms) ELSE 0 END,
    CASE WHEN jsonb_typeof(causes) = 'array' THEN jsonb_array_length(causes) ELSE 0 END,
    CASE WHEN jsonb_typeof(treatments) = 'array' THEN jsonb_array_length(treatments) ELSE 0 END]) STORED
);
CREATE INDEX condition_translations_name_idx ON condition_translations (name);
CREATE INDEX condition_translations_condition_idx ON condition_translations (condition_id);
CREATE INDEX condition_translations_language_idx ON condition_translations (language_id);
CREATE INDEX condition_translations_translated_by_idx ON condition_translations (translated_by_id);
CREATE INDEX condition_translations_reviewed_by_idx ON condition_translations (reviewed_by_id);
CREATE INDEX condition_translations_updated_at_idx ON condition_translations (updated_at);
CREATE INDEX condition_translations_created_at_idx ON condition_translations (created_at);
CREATE INDEX condition_translations__status_idx ON condition_translations (_status);
CREATE UNIQUE INDEX condition_language_idx ON condition_translations (condition_id, language_id);

CREATE TYPE enum__condition_translations_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _condition_translations_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _condition_translations_v_parent_id_condition_translations_id_f REFERENCES condition_translations(id) ON DELETE SET NULL,
  version_name varchar,
  version_summary varchar,
  version_aliases jsonb DEFAULT '[]',
  version_overview varchar,
  version_symptoms jsonb DEFAULT '[]',
  version_causes jsonb DEFAULT '[]',
  version_treatments jsonb DEFAULT '[]',
  version_resources jsonb DEFAULT '[]',
  version_tags jsonb DEFAULT '[]',
  version_condition_id integer CONSTRAINT _condition_translations_v_version_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  version_language_id integer CONSTRAINT _condition_translations_v_version_language_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  version_status enum_translation_state DEFAULT 'draft',
  version_source_revision numeric,
  version_translated_by_id integer CONSTRAINT _condition_translations_v_version_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_reviewed_by_id integer CONSTRAINT _condition_translations_v_version_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__condition_translations_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean
);
CREATE INDEX _condition_translations_v_parent_idx ON _condition_translations_v (parent_id);
CREATE INDEX _condition_translations_v_version_version_name_idx ON _condition_translations_v (version_name);
CREATE INDEX _condition_translations_v_version_version_condition_idx ON _condition_translations_v (version_condition_id);
CREATE INDEX _condition_translations_v_version_version_language_idx ON _condition_translations_v (version_language_id);
CREATE INDEX _condition_translations_v_version_version_translated_by_idx ON _condition_translations_v (version_translated_by_id);
CREATE INDEX _condition_translations_v_version_version_reviewed_by_idx ON _condition_translations_v (version_reviewed_by_id);
CREATE INDEX _condition_translations_v_version_version_updated_at_idx ON _condition_translations_v (version_updated_at);
CREATE INDEX _condition_translations_v_version_version_created_at_idx ON _condition_translations_v (version_created_at);
CREATE INDEX _condition_translations_v_version_version__status_idx ON _condition_translations_v (version__status);
CREATE INDEX _condition_translations_v_created_at_idx ON _condition_translations_v (created_at);
CREATE INDEX _condition_translations_v_updated_at_idx ON _condition_translations_v (updated_at);
CREATE INDEX _condition_translations_v_latest_idx ON _condition_translations_v (latest);
CREATE INDEX version_condition_version_language_idx ON _condition_translations_v (version_condition_id, version_language_id);

CREATE TYPE enum_category_translations_status AS ENUM ('draft', 'published');
CREATE TABLE category_translations (
  id serial PRIMARY KEY,
  name varchar,
  description varchar,
  category_id integer CONSTRAINT category_translations_category_id_categories_id_fk REFERENCES categories(id) ON DELETE CASCADE,
  language_id integer CONSTRAINT category_translations_language_id_languages_id_fk REFERENCES languages(id) ON DELETE RESTRICT,
  status enum_translation_state DEFAULT 'draft',
  source_revision numeric,
  translated_by_id integer CONSTRAINT category_translations_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reviewed_by_id integer CONSTRAINT category_translations_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_category_translations_status DEFAULT 'draft'
);
CREATE INDEX category_translations_category_idx ON category_translations (category_id);
CREATE INDEX category_translations_language_idx ON category_translations (language_id);
CREATE INDEX category_translations_translated_by_idx ON category_translations (translated_by_id);
CREATE INDEX category_translations_reviewed_by_idx ON category_translations (reviewed_by_id);
CREATE INDEX category_translations_updated_at_idx ON category_translations (updated_at);
CREATE INDEX category_translations_created_at_idx ON category_translations (created_at);
CREATE INDEX category_translations__status_idx ON category_translations (_status);
CREATE UNIQUE INDEX category_language_idx ON category_translations (category_id, language_id);

CREATE TYPE enum__category_translations_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _category_translations_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _category_translations_v_parent_id_category_translations_id_fk REFERENCES category_translations(id) ON DELETE SET NULL,
  version_name varchar,
  version_description varchar,
  version_category_id integer CONSTRAINT _category_translations_v_version_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  version_language_id integer CONSTRAINT _category_translations_v_version_language_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  version_status enum_translation_state DEFAULT 'draft',
  version_source_revision numeric,
  version_translated_by_id integer CONSTRAINT _category_translations_v_version_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_reviewed_by_id integer CONSTRAINT _category_translations_v_version_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__category_translations_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean
);
CREATE INDEX _category_translations_v_parent_idx ON _category_translations_v (parent_id);
CREATE INDEX _category_translations_v_version_version_category_idx ON _category_translations_v (version_category_id);
CREATE INDEX _category_translations_v_version_version_language_idx ON _category_translations_v (version_language_id);
CREATE INDEX _category_translations_v_version_version_translated_by_idx ON _category_translations_v (version_translated_by_id);
CREATE INDEX _category_translations_v_version_version_reviewed_by_idx ON _category_translations_v (version_reviewed_by_id);
CREATE INDEX _category_translations_v_version_version_updated_at_idx ON _category_translations_v (version_updated_at);
CREATE INDEX _category_translations_v_version_version_created_at_idx ON _category_translations_v (version_created_at);
CREATE INDEX _category_translations_v_version_version__status_idx ON _category_translations_v (version__status);
CREATE INDEX _category_translations_v_created_at_idx ON _category_translations_v (created_at);
CREATE INDEX _category_translations_v_updated_at_idx ON _category_translations_v (updated_at);
CREATE INDEX _category_translations_v_latest_idx ON _category_translations_v (latest);
CREATE INDEX version_category_version_language_idx ON _category_translations_v (version_category_id, version_language_id);

CREATE TYPE enum__languages_v_version_direction AS ENUM ('ltr', 'rtl');
CREATE TABLE _languages_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _languages_v_parent_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  version_code varchar NOT NULL,
  version_name varchar NOT NULL,
  version_native_name varchar NOT NULL,
  version_direction enum__languages_v_version_direction NOT NULL DEFAULT 'ltr',
  version_is_active boolean DEFAULT true,
  version_is_default boolean DEFAULT false,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _languages_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX _languages_v_parent_idx ON _languages_v (parent_id);
CREATE INDEX _languages_v_version_version_code_idx ON _languages_v (version_code);
CREATE INDEX _languages_v_version_version_last_edited_by_idx ON _languages_v (version_last_edited_by_id);
CREATE INDEX _languages_v_version_version_updated_at_idx ON _languages_v (version_updated_at);
CREATE INDEX _languages_v_version_version_created_at_idx ON _languages_v (version_created_at);
CREATE INDEX _languages_v_created_at_idx ON _languages_v (created_at);
CREATE INDEX _languages_v_updated_at_idx ON _languages_v (updated_at);
