import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contributions_kind" ADD VALUE 'removal';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::text;
  DROP TYPE "public"."enum_contributions_kind";
  CREATE TYPE "public"."enum_contributions_kind" AS ENUM('condition', 'edit', 'translation', 'category_translation');
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::"public"."enum_contributions_kind";
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contributions_kind" USING "kind"::"public"."enum_contributions_kind";`)
}
