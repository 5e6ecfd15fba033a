import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_chat_answers_screens" AS ENUM('home', 'contribute', 'learning', 'remember', 'certificate', 'forum', 'helpLines', 'register', 'login', 'forgotPassword', 'profile', 'accessibilitySettings', 'healthcare');
  CREATE TYPE "public"."enum__chat_answers_v_version_screens" AS ENUM('home', 'contribute', 'learning', 'remember', 'certificate', 'forum', 'helpLines', 'register', 'login', 'forgotPassword', 'profile', 'accessibilitySettings', 'healthcare');
  CREATE TABLE "chat_answers_screens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_chat_answers_screens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "chat_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"keywords" jsonb NOT NULL,
  	"text" varchar NOT NULL,
  	"translations" jsonb DEFAULT '{}'::jsonb,
  	"place" numeric DEFAULT 1 NOT NULL,
  	"is_suggested" boolean DEFAULT false,
  	"is_active" boolean DEFAULT true,
  	"seed_key" varchar,
  	"edit_summary" varchar,
  	"last_edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_answers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"conditions_id" integer,
  	"categories_id" integer,
  	"learning_paths_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_chat_answers_v_version_screens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__chat_answers_v_version_screens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_chat_answers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_topic" varchar NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_keywords" jsonb NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_translations" jsonb DEFAULT '{}'::jsonb,
  	"version_place" numeric DEFAULT 1 NOT NULL,
  	"version_is_suggested" boolean DEFAULT false,
  	"version_is_active" boolean DEFAULT true,
  	"version_seed_key" varchar,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_chat_answers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"conditions_id" integer,
  	"categories_id" integer,
  	"learning_paths_id" integer,
  	"pages_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chat_answers_id" integer;
  ALTER TABLE "chat_answers_screens" ADD CONSTRAINT "chat_answers_screens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_answers" ADD CONSTRAINT "chat_answers_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_answers_rels" ADD CONSTRAINT "chat_answers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_answers_rels" ADD CONSTRAINT "chat_answers_rels_conditions_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_answers_rels" ADD CONSTRAINT "chat_answers_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_answers_rels" ADD CONSTRAINT "chat_answers_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "chat_answers_rels" ADD CONSTRAINT "chat_answers_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_version_screens" ADD CONSTRAINT "_chat_answers_v_version_screens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_chat_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v" ADD CONSTRAINT "_chat_answers_v_parent_id_chat_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chat_answers_v" ADD CONSTRAINT "_chat_answers_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_rels" ADD CONSTRAINT "_chat_answers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_chat_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_rels" ADD CONSTRAINT "_chat_answers_v_rels_conditions_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_rels" ADD CONSTRAINT "_chat_answers_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_rels" ADD CONSTRAINT "_chat_answers_v_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_chat_answers_v_rels" ADD CONSTRAINT "_chat_answers_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "chat_answers_screens_order_idx" ON "chat_answers_screens" USING btree ("order");
  CREATE INDEX "chat_answers_screens_parent_idx" ON "chat_answers_screens" USING btree ("parent_id");
  CREATE UNIQUE INDEX "chat_answers_topic_idx" ON "chat_answers" USING btree ("topic");
  CREATE UNIQUE INDEX "chat_answers_seed_key_idx" ON "chat_answers" USING btree ("seed_key");
  CREATE INDEX "chat_answers_last_edited_by_idx" ON "chat_answers" USING btree ("last_edited_by_id");
  CREATE INDEX "chat_answers_updated_at_idx" ON "chat_answers" USING btree ("updated_at");
  CREATE INDEX "chat_answers_created_at_idx" ON "chat_answers" USING btree ("created_at");
  CREATE INDEX "chat_answers_rels_order_idx" ON "chat_answers_rels" USING btree ("order");
  CREATE INDEX "chat_answers_rels_parent_idx" ON "chat_answers_rels" USING btree ("parent_id");
  CREATE INDEX "chat_answers_rels_path_idx" ON "chat_answers_rels" USING btree ("path");
  CREATE INDEX "chat_answers_rels_conditions_id_idx" ON "chat_answers_rels" USING btree ("conditions_id");
  CREATE INDEX "chat_answers_rels_categories_id_idx" ON "chat_answers_rels" USING btree ("categories_id");
  CREATE INDEX "chat_answers_rels_learning_paths_id_idx" ON "chat_answers_rels" USING btree ("learning_paths_id");
  CREATE INDEX "chat_answers_rels_pages_id_idx" ON "chat_answers_rels" USING btree ("pages_id");
  CREATE INDEX "_chat_answers_v_version_screens_order_idx" ON "_chat_answers_v_version_screens" USING btree ("order");
  CREATE INDEX "_chat_answers_v_version_screens_parent_idx" ON "_chat_answers_v_version_screens" USING btree ("parent_id");
  CREATE INDEX "_chat_answers_v_parent_idx" ON "_chat_answers_v" USING btree ("parent_id");
  CREATE INDEX "_chat_answers_v_version_version_topic_idx" ON "_chat_answers_v" USING btree ("version_topic");
  CREATE INDEX "_chat_answers_v_version_version_seed_key_idx" ON "_chat_answers_v" USING btree ("version_seed_key");
  CREATE INDEX "_chat_answers_v_version_version_last_edited_by_idx" ON "_chat_answers_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_chat_answers_v_version_version_updated_at_idx" ON "_chat_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_chat_answers_v_version_version_created_at_idx" ON "_chat_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_chat_answers_v_created_at_idx" ON "_chat_answers_v" USING btree ("created_at");
  CREATE INDEX "_chat_answers_v_updated_at_idx" ON "_chat_answers_v" USING btree ("updated_at");
  CREATE INDEX "_chat_answers_v_rels_order_idx" ON "_chat_answers_v_rels" USING btree ("order");
  CREATE INDEX "_chat_answers_v_rels_parent_idx" ON "_chat_answers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_chat_answers_v_rels_path_idx" ON "_chat_answers_v_rels" USING btree ("path");
  CREATE INDEX "_chat_answers_v_rels_conditions_id_idx" ON "_chat_answers_v_rels" USING btree ("conditions_id");
  CREATE INDEX "_chat_answers_v_rels_categories_id_idx" ON "_chat_answers_v_rels" USING btree ("categories_id");
  CREATE INDEX "_chat_answers_v_rels_learning_paths_id_idx" ON "_chat_answers_v_rels" USING btree ("learning_paths_id");
  CREATE INDEX "_chat_answers_v_rels_pages_id_idx" ON "_chat_answers_v_rels" USING btree ("pages_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_answers_fk" FOREIGN KEY ("chat_answers_id") REFERENCES "public"."chat_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_chat_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_answers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "chat_answers_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_answers_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_answers_v_version_screens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_answers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_chat_answers_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "chat_answers_screens" CASCADE;
  DROP TABLE "chat_answers" CASCADE;
  DROP TABLE "chat_answers_rels" CASCADE;
  DROP TABLE "_chat_answers_v_version_screens" CASCADE;
  DROP TABLE "_chat_answers_v" CASCADE;
  DROP TABLE "_chat_answers_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_chat_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_chat_answers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chat_answers_id";
  DROP TYPE "public"."enum_chat_answers_screens";
  DROP TYPE "public"."enum__chat_answers_v_version_screens";`)
}
