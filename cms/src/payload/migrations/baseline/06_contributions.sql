CREATE TYPE enum_contributions_status AS ENUM ('draft', 'pending', 'in_review', 'changes_requested', 'approved', 'published', 'rejected', 'withdrawn');
CREATE TYPE enum_contributions_kind AS ENUM ('condition', 'edit', 'translation', 'category_translation', 'path', 'path_translation', 'removal');
CREATE TABLE contributions (
  id serial PRIMARY KEY,
  condition_id integer CONSTRAINT contributions_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  user_id integer CONSTRAINT contributions_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  contributor_name varchar,
  contributor_email varchar,
  title varchar NOT NULL,
  description varchar,
  status enum_contributions_status NOT NULL DEFAULT 'pending',
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  kind enum_contributions_kind NOT NULL DEFAULT 'condition',
  category_id integer CONSTRAINT contributions_category_id_categories_id_fk REFERENCES categories(id) ON DELETE SET NULL,
  language_id integer CONSTRAINT contributions_language_id_languages_id_fk REFERENCES languages(id) ON DELETE RESTRICT,
  content jsonb NOT NULL DEFAULT '{}',
  base jsonb,
  base_revision numeric,
  is_minor_edit boolean DEFAULT false,
  source varchar,
  reviewer_id integer CONSTRAINT contributions_reviewer_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  approved_by_id integer CONSTRAINT contributions_approved_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  approved_at timestamptz(3),
  scheduled_for timestamptz(3),
  scheduled_by_id integer CONSTRAINT contributions_scheduled_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  submitted_at timestamptz(3),
  decided_at timestamptz(3),
  published_at timestamptz(3),
  result_revision numeric,
  source_revision numeric,
  approved_as_minor boolean DEFAULT false,
  path_id integer CONSTRAINT contributions_path_id_learning_paths_id_fk REFERENCES learning_paths(id) ON DELETE RESTRICT,
  CONSTRAINT nobody_approves_their_own CHECK (approved_by_id <> user_id)
);
CREATE INDEX contributions_condition_idx ON contributions (condition_id);
CREATE INDEX contributions_user_idx ON contributions (user_id);
CREATE INDEX contributions_status_idx ON contributions (status);
CREATE INDEX contributions_updated_at_idx ON contributions (updated_at);
CREATE INDEX contributions_created_at_idx ON contributions (created_at);
CREATE INDEX contributions_kind_idx ON contributions (kind);
CREATE INDEX contributions_category_idx ON contributions (category_id);
CREATE INDEX contributions_language_idx ON contributions (language_id);
CREATE INDEX contributions_reviewer_idx ON contributions (reviewer_id);
CREATE INDEX contributions_approved_by_idx ON contributions (approved_by_id);
CREATE INDEX contributions_scheduled_for_idx ON contributions (scheduled_for);
CREATE INDEX contributions_scheduled_by_idx ON contributions (scheduled_by_id);
CREATE INDEX "status_submittedAt_idx" ON contributions (status, submitted_at);
CREATE INDEX contributions_due ON contributions (scheduled_for) WHERE status = 'approved' AND scheduled_for IS NOT NULL;
CREATE UNIQUE INDEX contributions_own_draft ON contributions (user_id, language_id, condition_id)
  WHERE status = 'draft' AND condition_id IS NOT NULL;
CREATE UNIQUE INDEX contributions_own_category_draft ON contributions (user_id, language_id, category_id)
  WHERE status = 'draft' AND condition_id IS NULL;
CREATE INDEX contributions_guest_idx ON contributions (lower(contributor_email)) WHERE user_id IS NULL;
CREATE INDEX contributions_path_idx ON contributions (path_id);
CREATE INDEX contributions_guest_address ON contributions (public.to_lower(NORMALIZE(contributor_email, NFKC)) COLLATE "C")
  WHERE user_id IS NULL;

CREATE TABLE review_events (
  id serial PRIMARY KEY,
  contribution_id integer NOT NULL CONSTRAINT review_events_contribution_id_contributions_id_fk REFERENCES contributions(id) ON DELETE RESTRICT,
  action varchar NOT NULL,
  from_state varchar,
  to_state varchar NOT NULL,
  user_id integer CONSTRAINT review_events_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reason varchar,
  detail jsonb,
  at timestamptz(3) NOT NULL
);
CREATE INDEX review_events_contribution_idx ON review_events (contribution_id);
CREATE INDEX review_events_action_idx ON review_events (action);
CREATE INDEX review_events_user_idx ON review_events (user_id);
CREATE INDEX review_events_at_idx ON review_events (at);
CREATE INDEX contribution_at_idx ON review_events (contribution_id, at);

CREATE TABLE sign_offs (
  id serial PRIMARY KEY,
  condition_id integer CONSTRAINT sign_offs_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  title varchar NOT NULL,
  withdraws_id integer CONSTRAINT sign_offs_withdraws_id_sign_offs_id_fk REFERENCES sign_offs(id) ON DELETE RESTRICT,
  user_id integer CONSTRAINT sign_offs_user_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  signer_name varchar,
  credential varchar NOT NULL,
  signed_at timestamptz(3) NOT NULL,
  next_review_at timestamptz(3) NOT NULL,
  digest varchar NOT NULL,
  version numeric NOT NULL,
  note varchar,
  section varchar,
  CONSTRAINT sign_offs_are_whole CHECK (withdraws_id IS NOT NULL OR (credential <> '' AND next_review_at >= signed_at))
);
CREATE INDEX sign_offs_condition_idx ON sign_offs (condition_id);
CREATE UNIQUE INDEX sign_offs_withdraws_idx ON sign_offs (withdraws_id);
CREATE INDEX sign_offs_user_idx ON sign_offs (user_id);
CREATE INDEX sign_offs_next_review_at_idx ON sign_offs (next_review_at);

CREATE TABLE corrections.proposed (
  contribution_id integer PRIMARY KEY REFERENCES contributions(id) ON DELETE CASCADE,
  what text NOT NULL,
  CONSTRAINT proposed_what_check CHECK (char_length(what) BETWEEN 20 AND 500)
);

CREATE TABLE corrections.correction (
  id serial PRIMARY KEY,
  contribution_id integer NOT NULL REFERENCES contributions(id) ON DELETE RESTRICT,
  kind text NOT NULL,
  condition_id integer REFERENCES conditions(id) ON DELETE RESTRICT,
  path_id integer REFERENCES learning_paths(id) ON DELETE RESTRICT,
  path text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN condition_id IS NULL THEN '/learning/paths/' || path_id::text
      ELSE '/condition/' || condition_id::text END) STORED,
  language text NOT NULL,
  what text NOT NULL,
  follows_id integer REFERENCES corrections.correction(id) ON DELETE RESTRICT,
  replaces_id integer REFERENCES corrections.correction(id) ON DELETE RESTRICT,
  at timestamptz NOT NULL DEFAULT now(),
  told_to integer DEFAULT 0,
  CONSTRAINT correction_replaces_id_key UNIQUE (replaces_id),
  CONSTRAINT correction_check CHECK (num_nonnulls(condition_id, path_id) = 1),
  CONSTRAINT correction_kind_check CHECK (kind IN ('corrected', 'withdrawn')),
  CONSTRAINT correction_what_check CHECK (char_length(what) BETWEEN 20 AND 500)
);
CREATE INDEX correction_at ON corrections.correction (at);
CREATE INDEX correction_condition ON corrections.correction (condition_id, at);
CREATE INDEX correction_path ON corrections.correction (path_id, at);
CREATE INDEX correction_contribution ON corrections.correction (contribution_id);
CREATE INDEX correction_follows ON corrections.correction (follows_id);
CREATE INDEX correction_untold ON corrections.correction (id) WHERE told_to IS NOT NULL;

CREATE TABLE corrections.gone (
  path text PRIMARY KEY,
  is_gone boolean NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX gone_at ON corrections.gone (at);
