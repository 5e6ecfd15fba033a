import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forum_topics_audience" AS ENUM('everyone', 'members');
  ALTER TABLE "forum_topics" ALTER COLUMN "description" SET DEFAULT '';
  ALTER TABLE "forum_topics" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "condition_id" integer;
  ALTER TABLE "forum_topics" ADD COLUMN "audience" "enum_forum_topics_audience" DEFAULT 'everyone' NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "language" varchar DEFAULT 'en' NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "last_number" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "forum_posts" ADD COLUMN "number" numeric NOT NULL;
  ALTER TABLE "forum_posts" ADD COLUMN "warning" varchar;
  ALTER TABLE "forum_posts" ADD COLUMN "is_note" boolean DEFAULT false;
  ALTER TABLE "forum_posts" ADD COLUMN "quote" varchar;
  ALTER TABLE "forum_posts" ADD COLUMN "request_key" varchar;
  ALTER TABLE "forum_posts" ADD COLUMN "purged_at" timestamp(3) with time zone;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_topics_condition_idx" ON "forum_topics" USING btree ("condition_id");
  CREATE INDEX "forum_topics_merged_into_idx" ON "forum_topics" USING btree ("merged_into_id");
  CREATE UNIQUE INDEX "topic_number_idx" ON "forum_posts" USING btree ("topic_id","number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_condition_id_conditions_id_fk";
  
  ALTER TABLE "forum_topics" DROP CONSTRAINT "forum_topics_merged_into_id_forum_topics_id_fk";
  
  DROP INDEX "forum_topics_condition_idx";
  DROP INDEX "forum_topics_merged_into_idx";
  DROP INDEX "topic_number_idx";
  ALTER TABLE "forum_topics" ALTER COLUMN "description" DROP DEFAULT;
  ALTER TABLE "forum_topics" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "forum_topics" DROP COLUMN "condition_id";
  ALTER TABLE "forum_topics" DROP COLUMN "audience";
  ALTER TABLE "forum_topics" DROP COLUMN "language";
  ALTER TABLE "forum_topics" DROP COLUMN "last_number";
  ALTER TABLE "forum_topics" DROP COLUMN "merged_into_id";
  ALTER TABLE "forum_posts" DROP COLUMN "number";
  ALTER TABLE "forum_posts" DROP COLUMN "warning";
  ALTER TABLE "forum_posts" DROP COLUMN "is_note";
  ALTER TABLE "forum_posts" DROP COLUMN "quote";
  ALTER TABLE "forum_posts" DROP COLUMN "request_key";
  ALTER TABLE "forum_posts" DROP COLUMN "purged_at";
  DROP TYPE "public"."enum_forum_topics_audience";`)
}
