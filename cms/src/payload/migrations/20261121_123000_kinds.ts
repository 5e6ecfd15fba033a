import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contributions_kind" ADD VALUE 'category_translation';
  ALTER TABLE "categories" ADD COLUMN "revision" numeric DEFAULT 1;
  ALTER TABLE "_categories_v" ADD COLUMN "version_revision" numeric DEFAULT 1;
  -- Translations of categories, which counted no revisions so far, are taken to be up to date.
  UPDATE "category_translations" SET "source_revision" = 1 WHERE "_status" = 'published' AND "source_revision" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::text;
  DROP TYPE "public"."enum_contributions_kind";
  CREATE TYPE "public"."enum_contributions_kind" AS ENUM('condition', 'edit', 'translation');
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::"public"."enum_contributions_kind";
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contributions_kind" USING "kind"::"public"."enum_contributions_kind";
  ALTER TABLE "categories" DROP COLUMN "revision";
  ALTER TABLE "_categories_v" DROP COLUMN "version_revision";`)
}
