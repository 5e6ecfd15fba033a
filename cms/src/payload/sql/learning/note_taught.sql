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
      
      PERFORM FROM learning.change c WHERE c.condition_id = NEW.id
        AND EXISTS (SELECT FROM learning.due d WHERE d.change_id = c.id AND d.settled_at IS NULL)
        ORDER BY c.id FOR UPDATE;
      IF NOT FOUND THEN RETURN NULL; END IF;
      undone := nextval('learning.undone_id_seq');
      
      UPDATE learning.due d SET settled_at = now(), undone_id = undone, change_told_to = c.told_to
      FROM learning.change c, (
        SELECT DISTINCT ON (o.module_id, o.section) o.module_id, o.section, f.before
        FROM learning.due o JOIN learning.change f ON f.id = o.change_id
        WHERE o.settled_at IS NULL AND f.condition_id = NEW.id ORDER BY o.module_id, o.section, f.id) AS earliest
      WHERE c.id = d.change_id AND c.condition_id = NEW.id AND d.settled_at IS NULL
        AND d.module_id = earliest.module_id AND d.section = earliest.section
        AND learning.said(earliest.before, d.section) = learning.said(to_jsonb(NEW), d.section);
      IF FOUND THEN
        INSERT INTO learning.undone (id, condition_id) VALUES (undone, NEW.id);
        PERFORM pg_notify('publisher_asked', 'learners');
      END IF;
      RETURN NULL;
    END $$;

CREATE OR REPLACE TRIGGER note_taught AFTER UPDATE ON public.conditions
  FOR EACH ROW WHEN (((NEW._status = 'published') AND ((NEW.revision > OLD.revision) OR (OLD._status <> 'published'))) OR ((NEW._status <> 'published') AND (OLD._status = 'published')))
  EXECUTE FUNCTION learning.note_taught();
