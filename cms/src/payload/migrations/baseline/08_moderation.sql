CREATE TYPE enum_content_reports_status AS ENUM ('pending', 'resolved', 'rejected');
CREATE TABLE content_reports (
  id serial PRIMARY KEY,
  reported_by_id integer CONSTRAINT content_reports_reported_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  content_type varchar NOT NULL,
  content_id numeric NOT NULL,
  reason varchar NOT NULL,
  description varchar,
  status enum_content_reports_status NOT NULL DEFAULT 'pending',
  reviewed_by_id integer CONSTRAINT content_reports_reviewed_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  reviewed_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX content_reports_reported_by_idx ON content_reports (reported_by_id);
CREATE INDEX content_reports_status_idx ON content_reports (status);
CREATE INDEX content_reports_reviewed_by_idx ON content_reports (reviewed_by_id);
CREATE INDEX content_reports_updated_at_idx ON content_reports (updated_at);
CREATE INDEX content_reports_created_at_idx ON content_reports (created_at);
CREATE INDEX "contentType_contentId_idx" ON content_reports (content_type, content_id);
CREATE UNIQUE INDEX content_reports_open ON content_reports (reported_by_id, content_type, content_id)
  WHERE status = 'pending' AND reported_by_id IS NOT NULL;

CREATE TABLE moderation.suspensions (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  by_id integer REFERENCES users(id) ON DELETE SET NULL,
  reason text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  until timestamptz NOT NULL,
  lifted_at timestamptz,
  lifted_by_id integer REFERENCES users(id) ON DELETE SET NULL,
  lift_reason text
);
CREATE INDEX suspensions_of ON moderation.suspensions (user_id) WHERE lifted_at IS NULL;
CREATE INDEX suspensions_by ON moderation.suspensions (by_id);
CREATE INDEX suspensions_lifted_by ON moderation.suspensions (lifted_by_id);

CREATE TABLE moderation.cases (
  id serial PRIMARY KEY,
  kind text NOT NULL,
  content_id integer NOT NULL,
  author_id integer REFERENCES users(id) ON DELETE SET NULL,
  is_urgent boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  second_opinion_by_id integer REFERENCES users(id) ON DELETE SET NULL,
  second_opinion_at timestamptz,
  second_opinion text
);
CREATE UNIQUE INDEX cases_open ON moderation.cases (kind, content_id) WHERE decided_at IS NULL;
CREATE INDEX cases_author ON moderation.cases (author_id);
CREATE INDEX cases_asked_by ON moderation.cases (second_opinion_by_id);

CREATE TABLE moderation.reports (
  report_id integer PRIMARY KEY REFERENCES content_reports(id) ON DELETE CASCADE,
  case_id integer NOT NULL REFERENCES moderation.cases(id),
  snapshot jsonb
);
CREATE INDEX reports_of_case ON moderation.reports (case_id);

CREATE TABLE moderation.decisions (
  id serial PRIMARY KEY,
  case_id integer REFERENCES moderation.cases(id),
  kind text NOT NULL,
  content_id integer NOT NULL,
  author_id integer REFERENCES users(id) ON DELETE SET NULL,
  by_id integer REFERENCES users(id) ON DELETE SET NULL,
  by_reports boolean NOT NULL DEFAULT false,
  action text NOT NULL,
  reason text NOT NULL,
  state_before text,
  suspension_id integer REFERENCES moderation.suspensions(id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  appealed_at timestamptz,
  appeal text,
  appeal_outcome text,
  appeal_reason text,
  appeal_decided_at timestamptz,
  appeal_decided_by_id integer REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX decisions_about ON moderation.decisions (kind, content_id);
CREATE INDEX decisions_author ON moderation.decisions (author_id);
CREATE INDEX decisions_by ON moderation.decisions (by_id);
CREATE INDEX decisions_appeal_by ON moderation.decisions (appeal_decided_by_id);
CREATE INDEX decisions_suspension ON moderation.decisions (suspension_id);
CREATE INDEX decisions_appealed ON moderation.decisions (appealed_at)
  WHERE appealed_at IS NOT NULL AND appeal_outcome IS NULL;

CREATE TABLE moderation.log (
  id bigserial PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id integer REFERENCES users(id) ON DELETE SET NULL,
  action text NOT NULL,
  kind text,
  content_id integer,
  subject_id integer REFERENCES users(id) ON DELETE SET NULL,
  decision_id integer,
  reason text,
  detail text
);
CREATE INDEX log_subject ON moderation.log (subject_id, id DESC);
CREATE INDEX log_actor ON moderation.log (actor_id);
CREATE INDEX log_about ON moderation.log (kind, content_id);

CREATE TYPE enum_help_lines_reach AS ENUM ('phone', 'mobileOnly', 'region');
CREATE TABLE help_lines (
  id serial PRIMARY KEY,
  region varchar NOT NULL,
  name varchar NOT NULL,
  phone varchar,
  chat varchar,
  web varchar,
  languages jsonb NOT NULL DEFAULT '[]',
  hours varchar,
  for_whom varchar NOT NULL,
  emergency varchar,
  translations jsonb DEFAULT '{}',
  source varchar NOT NULL,
  checked_at timestamptz(3),
  place numeric NOT NULL DEFAULT 1,
  is_active boolean DEFAULT true,
  seed_key varchar,
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT help_lines_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  kinds jsonb NOT NULL DEFAULT '[]',
  other_phones jsonb DEFAULT '[]',
  sms varchar,
  reach enum_help_lines_reach NOT NULL DEFAULT 'phone',
  access jsonb DEFAULT '[]',
  opening_hours jsonb
);
CREATE INDEX help_lines_region_idx ON help_lines (region);
CREATE UNIQUE INDEX help_lines_seed_key_idx ON help_lines (seed_key);
CREATE INDEX help_lines_last_edited_by_idx ON help_lines (last_edited_by_id);
CREATE INDEX help_lines_updated_at_idx ON help_lines (updated_at);
CREATE INDEX help_lines_created_at_idx ON help_lines (created_at);

CREATE TYPE enum__help_lines_v_version_reach AS ENUM ('phone', 'mobileOnly', 'region');
CREATE TABLE _help_lines_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _help_lines_v_parent_id_help_lines_id_fk REFERENCES help_lines(id) ON DELETE SET NULL,
  version_region varchar NOT NULL,
  version_name varchar NOT NULL,
  version_phone varchar,
  version_chat varchar,
  version_web varchar,
  version_languages jsonb NOT NULL DEFAULT '[]',
  version_hours varchar,
  version_for_whom varchar NOT NULL,
  version_emergency varchar,
  version_translations jsonb DEFAULT '{}',
  version_source varchar NOT NULL,
  version_checked_at timestamptz(3),
  version_place numeric NOT NULL DEFAULT 1,
  version_is_active boolean DEFAULT true,
  version_seed_key varchar,
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _help_lines_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version_kinds jsonb NOT NULL DEFAULT '[]',
  version_other_phones jsonb DEFAULT '[]',
  version_sms varchar,
  version_reach enum__help_lines_v_version_reach NOT NULL DEFAULT 'phone',
  version_access jsonb DEFAULT '[]',
  version_opening_hours jsonb
);
CREATE INDEX _help_lines_v_parent_idx ON _help_lines_v (parent_id);
CREATE INDEX _help_lines_v_version_version_region_idx ON _help_lines_v (version_region);
CREATE INDEX _help_lines_v_version_version_seed_key_idx ON _help_lines_v (version_seed_key);
CREATE INDEX _help_lines_v_version_version_last_edited_by_idx ON _help_lines_v (version_last_edited_by_id);
CREATE INDEX _help_lines_v_version_version_updated_at_idx ON _help_lines_v (version_updated_at);
CREATE INDEX _help_lines_v_version_version_created_at_idx ON _help_lines_v (version_created_at);
CREATE INDEX _help_lines_v_created_at_idx ON _help_lines_v (created_at);
CREATE INDEX _help_lines_v_updated_at_idx ON _help_lines_v (updated_at);

CREATE TABLE moderator_duty (
  id serial PRIMARY KEY,
  name varchar NOT NULL,
  is_away boolean NOT NULL DEFAULT false,
  time_zone varchar NOT NULL DEFAULT 'UTC',
  edit_summary varchar,
  last_edited_by_id integer CONSTRAINT moderator_duty_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX moderator_duty_last_edited_by_idx ON moderator_duty (last_edited_by_id);
CREATE INDEX moderator_duty_updated_at_idx ON moderator_duty (updated_at);
CREATE INDEX moderator_duty_created_at_idx ON moderator_duty (created_at);

CREATE TYPE enum_moderator_duty_hours_day AS ENUM ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
CREATE TABLE moderator_duty_hours (
  _order integer NOT NULL,
  _parent_id integer NOT NULL CONSTRAINT moderator_duty_hours_parent_id_fk REFERENCES moderator_duty(id) ON DELETE CASCADE,
  id varchar PRIMARY KEY,
  day enum_moderator_duty_hours_day NOT NULL,
  "from" varchar NOT NULL,
  "to" varchar NOT NULL
);
CREATE INDEX moderator_duty_hours_order_idx ON moderator_duty_hours (_order);
CREATE INDEX moderator_duty_hours_parent_id_idx ON moderator_duty_hours (_parent_id);

CREATE TABLE _moderator_duty_v (
  id serial PRIMARY KEY,
  parent_id integer CONSTRAINT _moderator_duty_v_parent_id_moderator_duty_id_fk REFERENCES moderator_duty(id) ON DELETE SET NULL,
  version_name varchar NOT NULL,
  version_is_away boolean NOT NULL DEFAULT false,
  version_time_zone varchar NOT NULL DEFAULT 'UTC',
  version_edit_summary varchar,
  version_last_edited_by_id integer CONSTRAINT _moderator_duty_v_version_last_edited_by_id_users_id_fk REFERENCES users(id) ON DELETE SET NULL,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX _moderator_duty_v_parent_idx ON _moderator_duty_v (parent_id);
CREATE INDEX _moderator_duty_v_version_version_last_edited_by_idx ON _moderator_duty_v (version_last_edited_by_id);
CREATE INDEX _moderator_duty_v_version_version_updated_at_idx ON _moderator_duty_v (version_updated_at);
CREATE INDEX _moderator_duty_v_version_version_created_at_idx ON _moderator_duty_v (version_created_at);
CREATE INDEX _moderator_duty_v_created_at_idx ON _moderator_duty_v (created_at);
CREATE INDEX _moderator_duty_v_updated_at_idx ON _moderator_duty_v (updated_at);

CREATE TYPE enum__moderator_duty_v_version_hours_day AS ENUM ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
CREATE TABLE _moderator_duty_v_version_hours (
  _order integer NOT NULL,
  _parent_id integer NOT NULL CONSTRAINT _moderator_duty_v_version_hours_parent_id_fk REFERENCES _moderator_duty_v(id) ON DELETE CASCADE,
  id serial PRIMARY KEY,
  day enum__moderator_duty_v_version_hours_day NOT NULL,
  "from" varchar NOT NULL,
  "to" varchar NOT NULL,
  _uuid varchar
);
CREATE INDEX _moderator_duty_v_version_hours_order_idx ON _moderator_duty_v_version_hours (_order);
CREATE INDEX _moderator_duty_v_version_hours_parent_id_idx ON _moderator_duty_v_version_hours (_parent_id);
