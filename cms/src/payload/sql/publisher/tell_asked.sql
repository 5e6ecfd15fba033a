-- Wakes the publishers, which listen to the channel `publisher_asked` (cms/src/server/publisher.ts), when the
-- transaction that recorded changes commits. The message is the name of the table: `change`.
CREATE OR REPLACE FUNCTION publisher.tell_asked() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('publisher_asked', TG_TABLE_NAME);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_asked AFTER INSERT ON publisher.change
  FOR EACH STATEMENT EXECUTE FUNCTION publisher.tell_asked();
