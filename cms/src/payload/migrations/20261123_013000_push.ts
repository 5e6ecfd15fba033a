import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Web Push (docs/decisions/039-push.md).
 *
 * push.state         what browsers subscribe with: the public key of whoever sends, null while nobody does
 * push.subscription  a browser that somebody wants to be told in
 * push.outbox        what waits for it: written with the notification, in its transaction. Whoever sends holds the
 *                    subscription, never what others insert beside it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA push;
    CREATE TABLE push.state (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), public_key text);
    INSERT INTO push.state DEFAULT VALUES;

    CREATE TABLE push.subscription (
      id bigserial PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users ON DELETE CASCADE,
      -- Whoever signs out is told no more, wherever and however that session ends.
      session_id integer NOT NULL REFERENCES public.user_sessions ON DELETE CASCADE,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      not_before timestamptz NOT NULL DEFAULT now(),
      failures integer NOT NULL DEFAULT 0
    );
    CREATE INDEX subscription_of_user ON push.subscription (user_id, id);
    CREATE INDEX subscription_of_session ON push.subscription (session_id);

    CREATE TABLE push.outbox (
      id bigserial PRIMARY KEY,
      subscription_id bigint NOT NULL REFERENCES push.subscription ON DELETE CASCADE,
      kind text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX outbox_of_subscription ON push.outbox (subscription_id, id);

    CREATE FUNCTION push.queue() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO push.outbox (subscription_id, kind)
      SELECT s.id, n.kind FROM added n JOIN push.subscription s ON s.user_id = n.user_id
        JOIN public.user_sessions u ON u.id = s.session_id AND u.expires_at > now();
      IF FOUND THEN PERFORM pg_notify('push_waiting', ''); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER push AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION push.queue();`),
  );
}

/** Browsers have to be allowed again; inboxes stay. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER push ON public.notifications;
    DROP SCHEMA push CASCADE;`),
  );
}
