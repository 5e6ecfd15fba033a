-- Wakes the publisher process, which sends the mails of the outbox, when the transaction commits.
CREATE OR REPLACE FUNCTION mail.tell_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('mail_waiting', '');
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_waiting AFTER INSERT ON mail.outbox
  FOR EACH STATEMENT EXECUTE FUNCTION mail.tell_waiting();
