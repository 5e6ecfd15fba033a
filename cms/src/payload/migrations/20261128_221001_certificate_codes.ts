import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Finds certificates by their code however it is written. `learning.certificate_key` returns letters and digits of a stored
 * code as `toCertificateKey` (api/contracts/learning/certificateCode.ts) returns those of a code that somebody enters.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE FUNCTION learning.certificate_key(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT translate(regexp_replace(upper(code COLLATE "C"), '[^0-9A-Z]', '', 'g'), 'OIL', '011')
    $$;
    CREATE INDEX certificates_key ON public.certificates (learning.certificate_key(certificate_code));`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP INDEX public.certificates_key;
    DROP FUNCTION learning.certificate_key(text);`),
  );
}
