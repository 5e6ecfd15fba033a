import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Tells learners that a change was undone of which they were told (decision 032).
 *
 * learning.undone  one row for each publication by which sections say again what they said when modules were last right,
 *                  and how far learners have been told of it (a user's id; null once all have)
 * learning.due     `undone_id` is the publication that undid it, `change_told_to` how far learners had been told of the
 *                  change by then: only those are told that it was undone
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE learning.undone (
      id serial PRIMARY KEY,
      condition_id integer NOT NULL REFERENCES public.conditions(id) ON DELETE CASCADE,
      at timestamptz NOT NULL DEFAULT now(),
      told_to integer DEFAULT 0
    );
    CREATE INDEX undone_condition ON learning.undone (condition_id);
    CREATE INDEX undone_untold ON learning.undone (id) WHERE told_to IS NOT NULL;
    ALTER TABLE learning.due
      ADD COLUMN undone_id integer REFERENCES learning.undone(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
      ADD COLUMN change_told_to integer;
    CREATE INDEX due_undone ON learning.due (undone_id) WHERE undone_id IS NOT NULL;
    ${noteTaught(SETTLE_AND_NOTE)}`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${noteTaught(SETTLE)}
    ALTER TABLE learning.due DROP COLUMN undone_id, DROP COLUMN change_told_to;
    DROP TABLE learning.undone;`),
  );
}

/** Settles what is due of sections that say again what they said when the module was last right. */
const settle = (also: string) => `
      UPDATE learning.due d SET settled_at = now()${also}
      FROM learning.change c, (
        SELECT DISTINCT ON (o.module_id, o.section) o.module_id, o.section, f.before
        FROM learning.due o JOIN learning.change f ON f.id = o.change_id
        WHERE o.settled_at IS NULL AND f.condition_id = NEW.id ORDER BY o.module_id, o.section, f.id) AS earliest
      WHERE c.id = d.change_id AND c.condition_id = NEW.id AND d.settled_at IS NULL
        AND d.module_id = earliest.module_id AND d.section = earliest.section
        AND learning.said(earliest.before, d.section) = learning.said(to_jsonb(NEW), d.section);`;
const SETTLE = settle('');

/** A change that is being told holds its row until it is known how far that came. */
const SETTLE_AND_NOTE = `
      PERFORM FROM learning.change c WHERE c.condition_id = NEW.id
        AND EXISTS (SELECT FROM learning.due d WHERE d.change_id = c.id AND d.settled_at IS NULL)
        ORDER BY c.id FOR UPDATE;
      IF NOT FOUND THEN RETURN NULL; END IF;
      undone := nextval('learning.undone_id_seq');
      ${settle(', undone_id = undone, change_told_to = c.told_to')}
      IF FOUND THEN
        INSERT INTO learning.undone (id, condition_id) VALUES (undone, NEW.id);
        PERFORM pg_notify('publisher_asked', 'learners');
      END IF;`;

const noteTaught = (settling: string) => `
    CREATE OR REPLACE FUNCTION learning.note_taught() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      is_removal boolean := NEW._status <> 'published';
      was jsonb;
      change integer;
      undone integer;
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
      ${settling}
      RETURN NULL;
    END $$;`;
