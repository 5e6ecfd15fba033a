import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * An address that somebody gave without an account is a stranger's until a link that was mailed to it is opened.
 *
 * mail.receipt       one row for each contribution that came without an account: whose receipt leads to it, and when a
 *                    link to it was first opened. No address stands in it: that is read from the contribution, and
 *                    goes with it when its person is deleted.
 * mail.mailbox       the mailbox that an address leads to, for counts: without what follows a plus sign, and without the
 *                    dots that Gmail ignores. Each address is confirmed by itself all the same.
 * mail.is_confirmed  whether the owner of an address has shown that it is theirs: by a receipt, or by an account.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE mail.receipt (
      contribution_id integer PRIMARY KEY REFERENCES public.contributions ON DELETE CASCADE,
      -- The contribution whose receipt was mailed: this one, or one before it on the same day; null when that one is gone.
      mailed_with integer REFERENCES public.contributions ON DELETE SET NULL,
      at timestamptz NOT NULL DEFAULT now(),
      opened_at timestamptz
    );
    CREATE INDEX receipt_at ON mail.receipt (at);
    CREATE INDEX receipt_mailed_with ON mail.receipt (mailed_with);
    CREATE INDEX contributions_guest_address ON public.contributions
      ((public.to_lower(normalize(contributor_email, NFKC)) COLLATE "C")) WHERE user_id IS NULL;

    CREATE FUNCTION mail.mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
        ELSE name || '@' || host END
      FROM (SELECT split_part(regexp_replace(plain, '@[^@]*$', ''), '+', 1) AS name,
          regexp_replace(plain, '^.*@', '') AS host
        FROM (SELECT public.to_lower(normalize(address, NFKC)) COLLATE "C" AS plain) AS given) AS parts $$;

    CREATE FUNCTION mail.is_confirmed(address text) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (SELECT FROM public.users u WHERE u.is_verified
          AND public.to_lower(normalize(u.email, NFKC)) COLLATE "C" = public.to_lower(normalize(address, NFKC)) COLLATE "C")
        OR EXISTS (SELECT FROM public.contributions c JOIN mail.receipt r ON r.contribution_id = c.id
          WHERE c.user_id IS NULL AND r.opened_at IS NOT NULL
            AND public.to_lower(normalize(c.contributor_email, NFKC)) COLLATE "C"
              = public.to_lower(normalize(address, NFKC)) COLLATE "C") $$;`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION mail.is_confirmed(text);
    DROP FUNCTION mail.mailbox(text);
    DROP INDEX public.contributions_guest_address;
    DROP TABLE mail.receipt;`),
  );
}
