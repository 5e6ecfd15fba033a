CREATE TABLE publisher.page (
  path text PRIMARY KEY,
  dependencies text[] NOT NULL,
  rendered_at timestamptz NOT NULL DEFAULT now(),
  digest text NOT NULL DEFAULT '',
  published_at timestamptz
);
CREATE INDEX page_dependencies ON publisher.page USING gin (dependencies);

CREATE TABLE publisher.state (
  only_row boolean DEFAULT true PRIMARY KEY,
  last_published_at timestamptz,
  seen_at timestamptz,
  last_count integer NOT NULL DEFAULT 0,
  last_pages integer NOT NULL DEFAULT 0,
  last_ms integer NOT NULL DEFAULT 0,
  last_names text[] NOT NULL DEFAULT '{}',
  CONSTRAINT state_only_row_check CHECK (only_row)
);

CREATE TABLE publisher.rebuild (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  total integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_open_rebuild ON publisher.rebuild ((true)) WHERE finished_at IS NULL;

CREATE TABLE publisher.change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  what jsonb NOT NULL,
  name text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE publisher.dirty (
  path text PRIMARY KEY,
  priority smallint NOT NULL,
  mark bigint NOT NULL DEFAULT nextval('publisher.mark'),
  since timestamptz NOT NULL DEFAULT now(),
  not_before timestamptz NOT NULL DEFAULT '-infinity',
  attempts integer NOT NULL DEFAULT 0,
  error text
);
CREATE INDEX dirty_in_order ON publisher.dirty (priority, mark);
CREATE INDEX dirty_entries ON publisher.dirty (path) WHERE path LIKE '/search/%';
CREATE INDEX dirty_later ON publisher.dirty (not_before) WHERE not_before > '-infinity';
