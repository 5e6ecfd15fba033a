import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What belongs to accounts and to no collection, and the rule that a new password ends every session.
 *
 * account.mailed_link  one-time links that were mailed: the SHA-256 of the token, for whom, to which address
 * account.signed_out   when somebody was signed out everywhere: older sessions of the CMS cannot come back
 * account.former_salt  salts of passwords that were replaced: such a password cannot come back
 *
 * The last two are needed because Payload's sign-in, refresh and save read a whole user, with password and sessions, and
 * write all of it back a moment later. What was changed in between would be undone: the old password would open the
 * account again. So the rule stands here, below everything that writes, and it sees what others committed meanwhile.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA account;

    CREATE TYPE account.link_purpose AS ENUM ('reset', 'verify');
    CREATE TABLE account.mailed_link (
      token_hash text PRIMARY KEY,
      purpose account.link_purpose NOT NULL,
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      email text NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX mailed_link_user ON account.mailed_link (user_id);
    CREATE INDEX mailed_link_expires ON account.mailed_link (expires_at);

    CREATE TABLE account.signed_out (
      user_id integer PRIMARY KEY REFERENCES public.users(id) ON DELETE CASCADE,
      at timestamptz NOT NULL
    );
    CREATE TABLE account.former_salt (
      salt text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE
    );
    CREATE INDEX former_salt_user ON account.former_salt (user_id);

    CREATE FUNCTION account.sign_out_everywhere(person integer) RETURNS void LANGUAGE sql AS $$
      INSERT INTO account.signed_out AS s (user_id, at) VALUES (person, clock_timestamp())
        ON CONFLICT (user_id) DO UPDATE SET at = greatest(s.at, excluded.at);
      DELETE FROM public.user_sessions WHERE user_id = person;
      DELETE FROM public.users_sessions WHERE _parent_id = person;
    $$;

    CREATE FUNCTION account.password_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM account.former_salt f WHERE f.salt = NEW.salt) THEN
        RAISE EXCEPTION 'The password of this account was changed meanwhile' USING ERRCODE = 'serialization_failure';
      END IF;
      IF OLD.salt IS NOT NULL AND OLD.salt IS DISTINCT FROM NEW.salt THEN
        INSERT INTO account.former_salt (salt, user_id) VALUES (OLD.salt, OLD.id) ON CONFLICT DO NOTHING;
      END IF;
      -- The same password in a newer form is no new password.
      IF current_setting('account.same_password', true) IS DISTINCT FROM 'on' THEN
        DELETE FROM account.mailed_link WHERE user_id = OLD.id AND purpose = 'reset';
        PERFORM account.sign_out_everywhere(OLD.id);
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER password_replaced BEFORE UPDATE ON public.users FOR EACH ROW
      WHEN (OLD.salt IS DISTINCT FROM NEW.salt OR OLD.hash IS DISTINCT FROM NEW.hash)
      EXECUTE FUNCTION account.password_replaced();

    CREATE FUNCTION account.refuse_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM account.signed_out s WHERE s.user_id = NEW._parent_id AND s.at >= NEW.created_at) THEN
        RETURN NULL;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER refuse_ended_session BEFORE INSERT ON public.users_sessions FOR EACH ROW
      EXECUTE FUNCTION account.refuse_ended_session();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER refuse_ended_session ON public.users_sessions;
    DROP TRIGGER password_replaced ON public.users;
    DROP SCHEMA account CASCADE;`),
  );
}
