-- Compares the sections that modules teach when a condition gets a new revision or is taken down (decision 032).
-- Records the earlier text of changed ones (learning.change) with a row for each module to check (learning.due),
-- settles open rows whose section has its earlier text again (learning.undone), and wakes the publisher, which notifies
-- learners.
CREATE OR REPLACE FUNCTION learning.note_taught() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_removal boolean := NEW._status <> 'published';
    earlier_texts jsonb;
    new_change integer;
    new_undone integer;
  BEGIN
    IF is_removal OR NEW.revision > OLD.revision THEN
      SELECT jsonb_object_agg(taught.section, learning.said(to_jsonb(OLD), taught.section)) INTO earlier_texts
      FROM (SELECT DISTINCT t.section FROM learning.taught t WHERE t.condition_id = NEW.id) taught
      WHERE is_removal
        OR learning.said(to_jsonb(OLD), taught.section) <> learning.said(to_jsonb(NEW), taught.section);
    END IF;
    IF earlier_texts IS NOT NULL THEN
      INSERT INTO learning.change (condition_id, before, summary, is_removal)
      VALUES (NEW.id, earlier_texts, nullif(btrim(NEW.edit_summary), ''), is_removal)
      RETURNING id INTO new_change;
      INSERT INTO learning.due (change_id, module_id, section)
      SELECT new_change, t.module_id, t.section
      FROM learning.taught t
      WHERE t.condition_id = NEW.id AND earlier_texts ? t.section;
      PERFORM pg_notify('publisher_asked', 'learners');
    END IF;
    IF is_removal THEN RETURN NULL; END IF;

    -- Waits for a batch of notifications about one of these changes, which stores in told_to how far it came.
    PERFORM FROM learning.change c
    WHERE c.condition_id = NEW.id
      AND EXISTS (SELECT FROM learning.due d WHERE d.change_id = c.id AND d.settled_at IS NULL)
    ORDER BY c.id
    FOR UPDATE;
    IF NOT FOUND THEN RETURN NULL; END IF;
    new_undone := nextval('learning.undone_id_seq');

    -- A module was last right with the text before the earliest of the changes that are open for it.
    UPDATE learning.due d
    SET settled_at = now(), undone_id = new_undone, change_told_to = c.told_to
    FROM
      learning.change c,
      (
        SELECT DISTINCT ON (o.module_id, o.section) o.module_id, o.section, f.before
        FROM learning.due o
        JOIN learning.change f ON f.id = o.change_id
        WHERE o.settled_at IS NULL AND f.condition_id = NEW.id
        ORDER BY o.module_id, o.section, f.id
      ) AS earliest
    WHERE c.id = d.change_id
      AND c.condition_id = NEW.id
      AND d.settled_at IS NULL
      AND d.module_id = earliest.module_id
      AND d.section = earliest.section
      AND learning.said(earliest.before, d.section) = learning.said(to_jsonb(NEW), d.section);
    IF FOUND THEN
      INSERT INTO learning.undone (id, condition_id) VALUES (new_undone, NEW.id);
      PERFORM pg_notify('publisher_asked', 'learners');
    END IF;
    RETURN NULL;
  END $$;

-- Fires too when a condition that was taken down is published again with the same revision, which can undo the removal.
CREATE OR REPLACE TRIGGER note_taught AFTER UPDATE ON public.conditions
  FOR EACH ROW WHEN (
    (NEW._status = 'published' AND (NEW.revision > OLD.revision OR OLD._status <> 'published'))
    OR (NEW._status <> 'published' AND OLD._status = 'published')
  )
  EXECUTE FUNCTION learning.note_taught();
