import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What was sent in without an account is looked for by its address whenever somebody looks at their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw('CREATE INDEX contributions_guest_idx ON contributions (lower(contributor_email)) WHERE user_id IS NULL'),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP INDEX contributions_guest_idx'));
}
