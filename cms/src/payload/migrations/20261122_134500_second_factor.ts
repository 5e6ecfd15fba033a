import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What a sign-in asks for besides the password, of those who may use the desk, and the rules that no session goes around it.
 *
 * account.second_factor        secrets of authenticator apps, sealed, and the last period whose code was used
 * account.recovery_code        hashes of codes that each work once
 * account.second_factor_event  when it was turned on or off, or removed, by whom and why
 * account.demanding_role       roles that need one
 *
 * Sessions that were begun without one end when it is turned on, when a role begins to need one, and with a role that asks
 * for what was not asked before. So do all sessions with another email address, as with another password.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TYPE account.factor_event AS ENUM ('on', 'off', 'removed');
    CREATE TABLE account.second_factor (
      user_id integer PRIMARY KEY REFERENCES public.users(id) ON DELETE CASCADE,
      secret text,
      proposed text,
      since timestamptz,
      last_period bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE account.recovery_code (
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      code_hash text NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    );
    CREATE TABLE account.second_factor_event (
      id bigserial PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
      kind account.factor_event NOT NULL,
      reason text NOT NULL DEFAULT '',
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX second_factor_event_user ON account.second_factor_event (user_id);
    CREATE INDEX second_factor_event_by ON account.second_factor_event (by_id);
    CREATE TABLE account.demanding_role (role text PRIMARY KEY);

    -- All sessions of a person but one of the desk, which is begun anew: older ones are refused wherever they come from.
    -- What names it in the browser ends by itself.
    CREATE FUNCTION account.sign_out_elsewhere(person integer, kept_session text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM account.sign_out_everywhere(person);
      IF kept_session IS NOT NULL THEN
        INSERT INTO public.users_sessions (_order, _parent_id, id, created_at, expires_at)
          VALUES (1, person, kept_session, date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond',
            clock_timestamp() + interval '8 hours');
      END IF;
    END $$;

    CREATE FUNCTION account.has_second_factor(person integer) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (SELECT FROM account.second_factor f WHERE f.user_id = person AND f.secret IS NOT NULL);
    $$;

    CREATE FUNCTION account.role_demanded() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM account.sign_out_everywhere(u.id) FROM public.users u
        WHERE u.role::text = NEW.role AND NOT account.has_second_factor(u.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER role_demanded AFTER INSERT ON account.demanding_role FOR EACH ROW
      EXECUTE FUNCTION account.role_demanded();

    CREATE FUNCTION account.role_given() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF account.has_second_factor(NEW.id) THEN
        -- Members are not asked for theirs.
        IF OLD.role IN ('user', 'contributor') THEN PERFORM account.sign_out_everywhere(NEW.id); END IF;
      ELSIF EXISTS (SELECT FROM account.demanding_role d WHERE d.role = NEW.role::text) THEN
        PERFORM account.sign_out_everywhere(NEW.id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER role_given AFTER UPDATE ON public.users FOR EACH ROW
      WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION account.role_given();

    CREATE FUNCTION account.address_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM account.mailed_link WHERE user_id = NEW.id;
      PERFORM account.sign_out_everywhere(NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER address_replaced AFTER UPDATE ON public.users FOR EACH ROW
      WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION account.address_replaced();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER address_replaced ON public.users;
    DROP TRIGGER role_given ON public.users;
    DROP FUNCTION account.address_replaced, account.role_given, account.role_demanded CASCADE;
    DROP FUNCTION account.has_second_factor, account.sign_out_elsewhere;
    DROP TABLE account.demanding_role, account.second_factor_event, account.recovery_code, account.second_factor;
    DROP TYPE account.factor_event;`),
  );
}
