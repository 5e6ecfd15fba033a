import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_moderator_duty_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__moderator_duty_v_version_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TABLE "moderator_duty_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_moderator_duty_hours_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "moderator_duty" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_away" boolean DEFAULT false NOT NULL,
  	"time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"edit_summary" varchar,
  	"last_edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_moderator_duty_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__moderator_duty_v_version_hours_day" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_moderator_duty_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_is_away" boolean DEFAULT false NOT NULL,
  	"version_time_zone" varchar DEFAULT 'UTC' NOT NULL,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "moderator_duty_id" integer;
  ALTER TABLE "moderator_duty_hours" ADD CONSTRAINT "moderator_duty_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."moderator_duty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "moderator_duty" ADD CONSTRAINT "moderator_duty_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_moderator_duty_v_version_hours" ADD CONSTRAINT "_moderator_duty_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_moderator_duty_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_moderator_duty_v" ADD CONSTRAINT "_moderator_duty_v_parent_id_moderator_duty_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."moderator_duty"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_moderator_duty_v" ADD CONSTRAINT "_moderator_duty_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "moderator_duty_hours_order_idx" ON "moderator_duty_hours" USING btree ("_order");
  CREATE INDEX "moderator_duty_hours_parent_id_idx" ON "moderator_duty_hours" USING btree ("_parent_id");
  CREATE INDEX "moderator_duty_last_edited_by_idx" ON "moderator_duty" USING btree ("last_edited_by_id");
  CREATE INDEX "moderator_duty_updated_at_idx" ON "moderator_duty" USING btree ("updated_at");
  CREATE INDEX "moderator_duty_created_at_idx" ON "moderator_duty" USING btree ("created_at");
  CREATE INDEX "_moderator_duty_v_version_hours_order_idx" ON "_moderator_duty_v_version_hours" USING btree ("_order");
  CREATE INDEX "_moderator_duty_v_version_hours_parent_id_idx" ON "_moderator_duty_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_moderator_duty_v_parent_idx" ON "_moderator_duty_v" USING btree ("parent_id");
  CREATE INDEX "_moderator_duty_v_version_version_last_edited_by_idx" ON "_moderator_duty_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_moderator_duty_v_version_version_updated_at_idx" ON "_moderator_duty_v" USING btree ("version_updated_at");
  CREATE INDEX "_moderator_duty_v_version_version_created_at_idx" ON "_moderator_duty_v" USING btree ("version_created_at");
  CREATE INDEX "_moderator_duty_v_created_at_idx" ON "_moderator_duty_v" USING btree ("created_at");
  CREATE INDEX "_moderator_duty_v_updated_at_idx" ON "_moderator_duty_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_moderator_duty_fk" FOREIGN KEY ("moderator_duty_id") REFERENCES "public"."moderator_duty"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_moderator_duty_id_idx" ON "payload_locked_documents_rels" USING btree ("moderator_duty_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "moderator_duty_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moderator_duty" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_moderator_duty_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_moderator_duty_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "moderator_duty_hours" CASCADE;
  DROP TABLE "moderator_duty" CASCADE;
  DROP TABLE "_moderator_duty_v_version_hours" CASCADE;
  DROP TABLE "_moderator_duty_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_moderator_duty_fk";
  
  DROP INDEX "payload_locked_documents_rels_moderator_duty_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "moderator_duty_id";
  DROP TYPE "public"."enum_moderator_duty_hours_day";
  DROP TYPE "public"."enum__moderator_duty_v_version_hours_day";`)
}
