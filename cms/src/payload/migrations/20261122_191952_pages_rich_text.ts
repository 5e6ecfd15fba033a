import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "body" SET DATA TYPE jsonb;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_body" SET DATA TYPE jsonb;
  ALTER TABLE "page_translations" ALTER COLUMN "body" SET DATA TYPE jsonb;
  ALTER TABLE "_page_translations_v" ALTER COLUMN "version_body" SET DATA TYPE jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "body" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_body" SET DATA TYPE varchar;
  ALTER TABLE "page_translations" ALTER COLUMN "body" SET DATA TYPE varchar;
  ALTER TABLE "_page_translations_v" ALTER COLUMN "version_body" SET DATA TYPE varchar;`)
}
