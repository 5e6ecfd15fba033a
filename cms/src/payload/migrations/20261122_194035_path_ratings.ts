import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_learning_path_reviews_state" AS ENUM('visible', 'hidden', 'removed', 'deleted');
  ALTER TYPE "public"."enum_post_events_kind" ADD VALUE 'review';
  ALTER TABLE "learning_path_reviews" ADD COLUMN "state" "enum_learning_path_reviews_state" DEFAULT 'visible' NOT NULL;
  ALTER TABLE "learning_path_reviews" ADD COLUMN "state_reason" varchar;
  ALTER TABLE "learning_path_reviews" ADD COLUMN "state_at" timestamp(3) with time zone;
  ALTER TABLE "learning_path_reviews" ADD COLUMN "edited_at" timestamp(3) with time zone;
  CREATE INDEX "learning_path_reviews_state_idx" ON "learning_path_reviews" USING btree ("state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "post_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_post_events_kind";
  CREATE TYPE "public"."enum_post_events_kind" AS ENUM('discussion', 'topic', 'post');
  ALTER TABLE "post_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_post_events_kind" USING "kind"::"public"."enum_post_events_kind";
  DROP INDEX "learning_path_reviews_state_idx";
  ALTER TABLE "learning_path_reviews" DROP COLUMN "state";
  ALTER TABLE "learning_path_reviews" DROP COLUMN "state_reason";
  ALTER TABLE "learning_path_reviews" DROP COLUMN "state_at";
  ALTER TABLE "learning_path_reviews" DROP COLUMN "edited_at";
  DROP TYPE "public"."enum_learning_path_reviews_state";`)
}
