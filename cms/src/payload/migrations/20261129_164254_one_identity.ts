import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * One session for site and CMS: its row has a second key. Passwords move out of Payload's reach, as they are, so that
 * nobody needs a new one. Sessions of the CMS end; those of the site stay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE user_sessions ADD COLUMN desk_key varchar, ADD COLUMN desk_until timestamptz(3);
    CREATE UNIQUE INDEX user_sessions_desk_key_idx ON user_sessions (desk_key);
    DROP TABLE users_sessions, account.signed_out;

    CREATE TABLE account.password (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      hash text NOT NULL,
      salt text NOT NULL
    );
    INSERT INTO account.password (user_id, hash, salt)
    SELECT id, hash, salt FROM users WHERE hash IS NOT NULL AND salt IS NOT NULL;

    -- Its trigger reads columns that go. The file of the function brings it back, on account.password.
    DROP FUNCTION IF EXISTS account.password_replaced() CASCADE;
    -- In a database of version 0.1.0 nothing else deletes these two.
    DROP FUNCTION IF EXISTS account.refuse_ended_session(), account.sign_out_elsewhere(integer, text) CASCADE;
    DROP TABLE account.former_salt;
    ALTER TABLE users
      DROP COLUMN hash, DROP COLUMN salt, DROP COLUMN reset_password_token, DROP COLUMN reset_password_expiration,
      DROP COLUMN reset_password_requested_at, DROP COLUMN login_attempts, DROP COLUMN lock_until;

    ALTER TYPE account.link_purpose ADD VALUE 'administrator';`);
}

export async function down(): Promise<void> {
  throw new Error('Passwords of new accounts would be lost: restore a backup instead');
}
