import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What moderators work with (ADR 035). Nothing here says who somebody is but by reference, so that a deleted account is gone
 * from it (013):
 *
 * moderation.suspensions  who may not write for others to read, until when and why; each comes with a decision
 * moderation.cases        one open at a time for each thing that was reported, with all reports on it
 * moderation.reports      beside each report: the words as they were then; cleared some time after the decision
 * moderation.decisions    what was decided about somebody's words, how it was before, and the one appeal against it
 * moderation.log          every step, written by the triggers below and by nothing else; rows are added and stay
 *
 * Who gives a role, or says that somebody is verified, is named in `account.acting` for the transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, LOG, STEPS]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER forget_profile ON public.users;
    DROP TRIGGER note_account ON public.users;
    DROP TRIGGER note_report ON public.content_reports;
    DROP INDEX public.content_reports_open;
    DROP SCHEMA moderation CASCADE;`),
  );
}

const TABLES = `
  CREATE SCHEMA moderation;

  CREATE TABLE moderation.suspensions (
    id serial PRIMARY KEY,
    user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
    by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    reason text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    until timestamptz NOT NULL,
    lifted_at timestamptz,
    lifted_by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    lift_reason text
  );
  CREATE INDEX suspensions_of ON moderation.suspensions (user_id) WHERE lifted_at IS NULL;
  CREATE INDEX suspensions_by ON moderation.suspensions (by_id);
  CREATE INDEX suspensions_lifted_by ON moderation.suspensions (lifted_by_id);
  -- What holds now, or null.
  CREATE FUNCTION moderation.suspension_of(person integer) RETURNS moderation.suspensions LANGUAGE sql STABLE AS $$
    SELECT s FROM moderation.suspensions s WHERE s.user_id = person AND s.lifted_at IS NULL AND s.until > now()
    ORDER BY s.until DESC LIMIT 1;
  $$;

  CREATE TABLE moderation.cases (
    id serial PRIMARY KEY,
    kind text NOT NULL,
    content_id integer NOT NULL,
    author_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    is_urgent boolean NOT NULL DEFAULT false,
    opened_at timestamptz NOT NULL DEFAULT now(),
    decided_at timestamptz,
    second_opinion_by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    second_opinion_at timestamptz,
    second_opinion text
  );
  CREATE UNIQUE INDEX cases_open ON moderation.cases (kind, content_id) WHERE decided_at IS NULL;
  CREATE INDEX cases_author ON moderation.cases (author_id);
  CREATE INDEX cases_asked_by ON moderation.cases (second_opinion_by_id);

  CREATE TABLE moderation.reports (
    report_id integer PRIMARY KEY REFERENCES public.content_reports(id) ON DELETE CASCADE,
    case_id integer NOT NULL REFERENCES moderation.cases(id),
    snapshot jsonb
  );
  CREATE INDEX reports_of_case ON moderation.reports (case_id);
  -- What somebody said of themselves goes with them.
  CREATE FUNCTION moderation.forget_profile() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE moderation.reports r SET snapshot = NULL FROM moderation.cases c
      WHERE c.id = r.case_id AND c.kind = 'profile' AND c.content_id = OLD.id;
    RETURN OLD;
  END $$;
  CREATE TRIGGER forget_profile BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION moderation.forget_profile();
  -- A person has one open report on a thing.
  CREATE UNIQUE INDEX content_reports_open ON public.content_reports (reported_by_id, content_type, content_id)
    WHERE status = 'pending' AND reported_by_id IS NOT NULL;

  CREATE TABLE moderation.decisions (
    id serial PRIMARY KEY,
    case_id integer REFERENCES moderation.cases(id),
    kind text NOT NULL,
    content_id integer NOT NULL,
    author_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    -- Nobody where the reports of trusted members did it, or the account is gone.
    by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
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
    appeal_decided_by_id integer REFERENCES public.users(id) ON DELETE SET NULL
  );
  CREATE INDEX decisions_about ON moderation.decisions (kind, content_id);
  CREATE INDEX decisions_author ON moderation.decisions (author_id);
  CREATE INDEX decisions_by ON moderation.decisions (by_id);
  CREATE INDEX decisions_appeal_by ON moderation.decisions (appeal_decided_by_id);
  CREATE INDEX decisions_suspension ON moderation.decisions (suspension_id);
  CREATE INDEX decisions_appealed ON moderation.decisions (appealed_at) WHERE appealed_at IS NOT NULL AND appeal_outcome IS NULL;`;

const LOG = `
  CREATE TABLE moderation.log (
    id bigserial PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    actor_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    action text NOT NULL,
    kind text,
    content_id integer,
    -- Whose words or account it is about.
    subject_id integer REFERENCES public.users(id) ON DELETE SET NULL,
    decision_id integer,
    reason text,
    detail text
  );
  CREATE INDEX log_subject ON moderation.log (subject_id, id DESC);
  CREATE INDEX log_actor ON moderation.log (actor_id);
  CREATE INDEX log_about ON moderation.log (kind, content_id);
  CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON moderation.log FOR EACH ROW EXECUTE FUNCTION kept.keep_row();
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON moderation.log FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();`;

const STEPS = `
  CREATE FUNCTION moderation.note_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.lifted_at IS NOT NULL AND OLD.lifted_at IS NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, reason)
        VALUES (NEW.lifted_by_id, 'lift_suspension', 'profile', NEW.user_id, NEW.user_id, NEW.lift_reason);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_suspension AFTER UPDATE ON moderation.suspensions FOR EACH ROW EXECUTE FUNCTION moderation.note_suspension();

  CREATE FUNCTION moderation.note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    done text := CASE
      WHEN TG_OP = 'INSERT' THEN CASE WHEN NEW.by_reports THEN 'hide_by_reports' ELSE NEW.action END
      WHEN NEW.appeal_outcome IS DISTINCT FROM OLD.appeal_outcome THEN 'appeal_' || NEW.appeal_outcome
      WHEN NEW.appealed_at IS DISTINCT FROM OLD.appealed_at THEN 'appeal' END;
  BEGIN
    IF done IS NOT NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, decision_id, reason, detail) VALUES (
        CASE done WHEN 'appeal' THEN NEW.author_id WHEN 'appeal_upheld' THEN NEW.appeal_decided_by_id
          WHEN 'appeal_overturned' THEN NEW.appeal_decided_by_id ELSE NEW.by_id END,
        done, NEW.kind, NEW.content_id, NEW.author_id, NEW.id,
        CASE WHEN TG_OP = 'INSERT' THEN NEW.reason WHEN done = 'appeal' THEN NEW.appeal ELSE NEW.appeal_reason END,
        (SELECT 'until ' || to_char(s.until AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') FROM moderation.suspensions s
          WHERE done = 'suspend' AND s.id = NEW.suspension_id));
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_decision AFTER INSERT OR UPDATE ON moderation.decisions FOR EACH ROW EXECUTE FUNCTION moderation.note_decision();

  -- What was decided stays; an appeal is added once, and decided once.
  CREATE FUNCTION kept.keep_decision() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    appeal text[] := ARRAY['appealed_at', 'appeal', 'appeal_outcome', 'appeal_reason', 'appeal_decided_at', 'appeal_decided_by_id'];
  BEGIN
    IF TG_OP = 'UPDATE' AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - appeal, to_jsonb(NEW) - appeal)
      AND (OLD.appealed_at IS NULL OR (OLD.appealed_at = NEW.appealed_at AND OLD.appeal = NEW.appeal))
      AND (OLD.appeal_outcome IS NULL OR (OLD.appeal_outcome = NEW.appeal_outcome AND OLD.appeal_reason = NEW.appeal_reason))
      THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What was decided is never changed or removed' USING ERRCODE = 'CG409';
  END $$;
  CREATE TRIGGER keep_decision BEFORE UPDATE OR DELETE ON moderation.decisions FOR EACH ROW EXECUTE FUNCTION kept.keep_decision();

  CREATE FUNCTION moderation.note_case() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Not about the author: colleagues ask each other.
    INSERT INTO moderation.log (actor_id, action, kind, content_id, reason)
      VALUES (NEW.second_opinion_by_id, 'second_opinion', NEW.kind, NEW.content_id, NEW.second_opinion);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_case AFTER UPDATE ON moderation.cases FOR EACH ROW
    WHEN (NEW.second_opinion_at IS DISTINCT FROM OLD.second_opinion_at AND NEW.second_opinion_at IS NOT NULL)
    EXECUTE FUNCTION moderation.note_case();

  -- About whoever reported.
  CREATE FUNCTION moderation.note_report() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id)
      VALUES (NEW.reviewed_by_id, 'report_' || NEW.status, NEW.content_type, NEW.content_id::integer, NEW.reported_by_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_report AFTER UPDATE OF status ON public.content_reports FOR EACH ROW
    WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION moderation.note_report();

  -- Whoever shows that an address is theirs is verified as well; that is nobody's decision.
  CREATE FUNCTION moderation.note_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting integer := nullif(current_setting('account.acting', true), '')::integer;
  BEGIN
    IF NEW.role <> OLD.role THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, detail)
        VALUES (acting, 'role', 'profile', NEW.id, NEW.id, OLD.role || ' → ' || NEW.role);
    END IF;
    IF NEW.is_verified IS DISTINCT FROM OLD.is_verified AND acting IS NOT NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id)
        VALUES (acting, CASE WHEN NEW.is_verified THEN 'verify' ELSE 'unverify' END, 'profile', NEW.id, NEW.id);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_account AFTER UPDATE OF role, is_verified ON public.users FOR EACH ROW
    WHEN (NEW.role <> OLD.role OR NEW.is_verified IS DISTINCT FROM OLD.is_verified) EXECUTE FUNCTION moderation.note_account();`;
