import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drafts of translations of pages about the site store the source texts that their stale entries were made from. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE page_translations ADD COLUMN made_from jsonb;
    ALTER TABLE _page_translations_v ADD COLUMN version_made_from jsonb;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE page_translations DROP COLUMN made_from;
    ALTER TABLE _page_translations_v DROP COLUMN version_made_from;`);
}
