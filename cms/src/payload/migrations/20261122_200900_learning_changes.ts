import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Learning that stays true (decision 033):
 *
 * learning.change   a published change of a condition in sections that modules teach: what they said before, and how far
 *                   those who learned it have been told (a user's id; null once all have)
 * learning.due      each module and section that it concerns, until somebody has looked at it: `edition` is the one that
 *                   corrected the module, `reason` why it is still right; with neither the section says what it said before
 *
 * A section is a column of a condition. An edition says in the same way how far it has been told, and whether there may be
 * learners whom it leaves nothing to do.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE learning.change (
      id serial PRIMARY KEY,
      condition_id integer NOT NULL REFERENCES public.conditions(id) ON DELETE CASCADE,
      before jsonb NOT NULL,
      summary text,
      is_removal boolean NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      told_to integer DEFAULT 0
    );
    CREATE INDEX change_condition ON learning.change (condition_id);
    CREATE INDEX change_untold ON learning.change (id) WHERE told_to IS NOT NULL;
    CREATE TABLE learning.due (
      change_id integer NOT NULL REFERENCES learning.change(id) ON DELETE CASCADE,
      module_id integer NOT NULL REFERENCES public.learning_modules(id) ON DELETE CASCADE,
      section text NOT NULL,
      settled_at timestamptz,
      edition integer,
      settled_by integer REFERENCES public.users(id) ON DELETE SET NULL,
      reason text,
      PRIMARY KEY (change_id, module_id, section)
    );
    CREATE INDEX due_module ON learning.due (module_id);
    CREATE INDEX due_open ON learning.due (module_id, change_id) WHERE settled_at IS NULL;
    CREATE INDEX due_settled_by ON learning.due (settled_by);
    ALTER TABLE learning.edition ADD COLUMN told_to integer, ADD COLUMN to_finish boolean NOT NULL DEFAULT false;
    CREATE INDEX edition_waiting ON learning.edition (path_id) WHERE told_to IS NOT NULL OR to_finish;
    -- Who has completed a module, in an order in which they can be told one after the other.
    DROP INDEX learning.earned_of_module;
    CREATE INDEX earned_of_module ON learning.earned (module_id, user_id);
    ${NOTE_CHANGE}`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER note_taught ON public.conditions;
    DROP FUNCTION learning.note_taught();
    DROP FUNCTION learning.said(jsonb, text);
    DROP INDEX learning.earned_of_module;
    CREATE INDEX earned_of_module ON learning.earned (module_id);
    DROP INDEX learning.edition_waiting;
    ALTER TABLE learning.edition DROP COLUMN told_to, DROP COLUMN to_finish;
    DROP TABLE learning.due, learning.change;`),
  );
}

/** Minor edits leave the revision as it is: what they say is the same. */
const NOTE_CHANGE = `
    CREATE FUNCTION learning.said(record jsonb, section text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(nullif(record -> section, 'null'), '[]')
    $$;
    CREATE FUNCTION learning.note_taught() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      is_removal boolean := NEW._status <> 'published';
      was jsonb;
      change integer;
    BEGIN
      IF is_removal OR NEW.revision > OLD.revision THEN
        SELECT jsonb_object_agg(taught.section, learning.said(to_jsonb(OLD), taught.section)) INTO was
        FROM (SELECT DISTINCT t.section FROM learning.taught t WHERE t.condition_id = NEW.id) taught
        WHERE is_removal OR learning.said(to_jsonb(OLD), taught.section) <> learning.said(to_jsonb(NEW), taught.section);
      END IF;
      IF was IS NOT NULL THEN
        INSERT INTO learning.change (condition_id, before, summary, is_removal)
        VALUES (NEW.id, was, nullif(btrim(NEW.edit_summary), ''), is_removal) RETURNING id INTO change;
        INSERT INTO learning.due (change_id, module_id, section)
        SELECT change, t.module_id, t.section FROM learning.taught t WHERE t.condition_id = NEW.id AND was ? t.section;
        PERFORM pg_notify('publisher_asked', 'learners');
      END IF;
      IF is_removal THEN RETURN NULL; END IF;
      -- Where a section says again what it said when the module was last right, there is nothing to look at.
      UPDATE learning.due d SET settled_at = now()
      FROM learning.change c, (
        SELECT DISTINCT ON (o.module_id, o.section) o.module_id, o.section, f.before
        FROM learning.due o JOIN learning.change f ON f.id = o.change_id
        WHERE o.settled_at IS NULL AND f.condition_id = NEW.id ORDER BY o.module_id, o.section, f.id) AS earliest
      WHERE c.id = d.change_id AND c.condition_id = NEW.id AND d.settled_at IS NULL
        AND d.module_id = earliest.module_id AND d.section = earliest.section
        AND learning.said(earliest.before, d.section) = learning.said(to_jsonb(NEW), d.section);
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_taught AFTER UPDATE ON public.conditions FOR EACH ROW
      WHEN ((NEW._status = 'published' AND (NEW.revision > OLD.revision OR OLD._status <> 'published'))
        OR (NEW._status <> 'published' AND OLD._status = 'published'))
      EXECUTE FUNCTION learning.note_taught();`;
