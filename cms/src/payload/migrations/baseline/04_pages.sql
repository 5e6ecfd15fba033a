CREATE TYPE enum_pages_slug AS ENUM ('about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy');
CREATE TYPE enum_pages_status AS ENUM ('draft', 'published');
CREATE TABLE pages (
  id serial PRIMARY KEY,
  slug enum_pages_slug,
  title varchar,
  summary varchar,
  body jsonb,
  is_minor_edit boolean DEFAULT false,
  last_updated timestamptz(3),
  published_digest varchar,
  revision numeric DEFAULT 1,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_pages_status DEFAULT 'draft',
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT pages_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX pages_slug_idx ON pages (slug);
CREATE INDEX pages_updated_at_idx ON pages (updated_at);
CREATE INDEX pages_created_at_idx ON pages (created_at);
CREATE INDEX pages__status_idx ON pages (_status);
CREATE INDEX pages_last_edited_by_idx ON pages (last_edited_by_id);

CREATE TYPE enum__pages_v_version_slug AS ENUM ('about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy');
CREATE TYPE enum__pages_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _pages_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _pages_v_parent_id_pages_id_fk REFERENCES pages(id) ON DELETE SET NULL,
  version_slug enum__pages_v_version_slug,
  version_title varchar,
  version_summary varchar,
  version_body jsonb,
  version_is_minor_edit boolean DEFAULT false,
  version_last_updated timestamptz(3),
  version_published_digest varchar,
  version_revision numeric DEFAULT 1,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__pages_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _pages_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX _pages_v_parent_idx ON _pages_v (parent_id);
CREATE INDEX _pages_v_version_version_slug_idx ON _pages_v (version_slug);
CREATE INDEX _pages_v_version_version_updated_at_idx ON _pages_v (version_updated_at);
CREATE INDEX _pages_v_version_version_created_at_idx ON _pages_v (version_created_at);
CREATE INDEX _pages_v_version_version__status_idx ON _pages_v (version__status);
CREATE INDEX _pages_v_created_at_idx ON _pages_v (created_at);
CREATE INDEX _pages_v_updated_at_idx ON _pages_v (updated_at);
CREATE INDEX _pages_v_latest_idx ON _pages_v (latest);
CREATE INDEX _pages_v_version_version_last_edited_by_idx ON _pages_v (version_last_edited_by_id);

CREATE TYPE enum_page_translations_status AS ENUM ('draft', 'published');
CREATE TABLE page_translations (
  id serial PRIMARY KEY,
  title varchar,
  summary varchar,
  body jsonb,
  page_id integer CONSTRAINT page_translations_page_id_pages_id_fk REFERENCES pages(id) ON DELETE CASCADE,
  language_id integer CONSTRAINT page_translations_language_id_languages_id_fk REFERENCES languages(id) ON DELETE RESTRICT,
  status enum_translation_state DEFAULT 'draft',
  source_revision numeric,
  translated_by_id integer CONSTRAINT page_translations_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reviewed_by_id integer CONSTRAINT page_translations_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  last_updated timestamptz(3),
  published_digest varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  _status enum_page_translations_status DEFAULT 'draft',
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT page_translations_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX page_translations_page_idx ON page_translations (page_id);
CREATE INDEX page_translations_language_idx ON page_translations (language_id);
CREATE INDEX page_translations_translated_by_idx ON page_translations (translated_by_id);
CREATE INDEX page_translations_reviewed_by_idx ON page_translations (reviewed_by_id);
CREATE INDEX page_translations_updated_at_idx ON page_translations (updated_at);
CREATE INDEX page_translations_created_at_idx ON page_translations (created_at);
CREATE INDEX page_translations__status_idx ON page_translations (_status);
CREATE UNIQUE INDEX page_language_idx ON page_translations (page_id, language_id);
CREATE INDEX page_translations_last_edited_by_idx ON page_translations (last_edited_by_id);

CREATE TYPE enum__page_translations_v_version_status AS ENUM ('draft', 'published');
CREATE TABLE _page_translations_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _page_translations_v_parent_id_page_translations_id_fk REFERENCES page_translations(id) ON DELETE SET NULL,
  version_title varchar,
  version_summary varchar,
  version_body jsonb,
  version_page_id integer CONSTRAINT _page_translations_v_version_page_id_pages_id_fk REFERENCES pages(id) ON DELETE SET NULL,
  version_language_id integer CONSTRAINT _page_translations_v_version_language_id_languages_id_fk REFERENCES languages(id) ON DELETE SET NULL,
  version_status enum_translation_state DEFAULT 'draft',
  version_source_revision numeric,
  version_translated_by_id integer CONSTRAINT _page_translations_v_version_translated_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_reviewed_by_id integer CONSTRAINT _page_translations_v_version_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_last_updated timestamptz(3),
  version_published_digest varchar,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__page_translations_v_version_status DEFAULT 'draft',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  latest boolean,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _page_translations_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX _page_translations_v_parent_idx ON _page_translations_v (parent_id);
CREATE INDEX _page_translations_v_version_version_page_idx ON _page_translations_v (version_page_id);
CREATE INDEX _page_translations_v_version_version_language_idx ON _page_translations_v (version_language_id);
CREATE INDEX _page_translations_v_version_version_translated_by_idx ON _page_translations_v (version_translated_by_id);
CREATE INDEX _page_translations_v_version_version_reviewed_by_idx ON _page_translations_v (version_reviewed_by_id);
CREATE INDEX _page_translations_v_version_version_updated_at_idx ON _page_translations_v (version_updated_at);
CREATE INDEX _page_translations_v_version_version_created_at_idx ON _page_translations_v (version_created_at);
CREATE INDEX _page_translations_v_version_version__status_idx ON _page_translations_v (version__status);
CREATE INDEX _page_translations_v_created_at_idx ON _page_translations_v (created_at);
CREATE INDEX _page_translations_v_updated_at_idx ON _page_translations_v (updated_at);
CREATE INDEX _page_translations_v_latest_idx ON _page_translations_v (latest);
CREATE INDEX version_page_version_language_idx ON _page_translations_v (version_page_id, version_language_id);
CREATE INDEX _page_translations_v_version_version_last_edited_by_idx ON _page_translations_v (version_last_edited_by_id);
