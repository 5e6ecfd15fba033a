import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * learning.issuer_key   the keys that sign certificates, sealed with the secret of this installation
 * learning.revocation   who revoked a certificate; when and why stands with it
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE learning.issuer_key (
      id serial PRIMARY KEY,
      public_key text NOT NULL UNIQUE,
      sealed_seed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE learning.revocation (
      id serial PRIMARY KEY,
      certificate_id integer NOT NULL REFERENCES public.certificates(id) ON DELETE CASCADE,
      by_id integer REFERENCES public.users(id) ON DELETE SET NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX revocation_certificate ON learning.revocation (certificate_id);
    CREATE INDEX revocation_by ON learning.revocation (by_id);`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE learning.revocation, learning.issuer_key;'));
}
