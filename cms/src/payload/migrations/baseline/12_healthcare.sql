CREATE TYPE enum_healthcare_samples_kind AS ENUM ('case', 'resource', 'professional');
CREATE TYPE enum_healthcare_samples_status AS ENUM ('open', 'in_progress', 'resolved');
CREATE TYPE enum_healthcare_samples_severity AS ENUM ('mild', 'moderate', 'severe');
CREATE TYPE enum_healthcare_samples_format AS ENUM ('checklist', 'guide', 'plan');
CREATE TYPE enum_healthcare_samples_setting AS ENUM ('clinic', 'school', 'community', 'remote');
CREATE TABLE healthcare_samples (
  id serial PRIMARY KEY,
  kind enum_healthcare_samples_kind NOT NULL,
  number numeric NOT NULL,
  title varchar NOT NULL,
  summary varchar NOT NULL,
  points jsonb DEFAULT '[]',
  condition_id integer CONSTRAINT healthcare_samples_condition_id_conditions_id_fk REFERENCES conditions(id) ON DELETE SET NULL,
  status enum_healthcare_samples_status,
  severity enum_healthcare_samples_severity,
  opened_on timestamptz(3),
  professional_id integer CONSTRAINT healthcare_samples_professional_id_healthcare_samples_id_fk REFERENCES healthcare_samples(id) ON DELETE SET NULL,
  format enum_healthcare_samples_format,
  setting enum_healthcare_samples_setting,
  translations jsonb DEFAULT '{}',
  seed_key varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX healthcare_samples_condition_idx ON healthcare_samples (condition_id);
CREATE INDEX healthcare_samples_professional_idx ON healthcare_samples (professional_id);
CREATE UNIQUE INDEX healthcare_samples_seed_key_idx ON healthcare_samples (seed_key);
CREATE INDEX healthcare_samples_updated_at_idx ON healthcare_samples (updated_at);
CREATE INDEX healthcare_samples_created_at_idx ON healthcare_samples (created_at);
CREATE UNIQUE INDEX kind_number_idx ON healthcare_samples (kind, number);
