import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_learning_modules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_questions_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_learning_modules_v" CASCADE;
  DROP TABLE "_quiz_questions_v" CASCADE;
  ALTER TABLE "learning_modules" DROP CONSTRAINT "learning_modules_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_last_edited_by_id_users_id_fk";
  
  DROP INDEX "learning_modules_last_edited_by_idx";
  DROP INDEX "quiz_questions_last_edited_by_idx";
  ALTER TABLE "learning_modules" DROP COLUMN "edit_summary";
  ALTER TABLE "learning_modules" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "quiz_questions" DROP COLUMN "edit_summary";
  ALTER TABLE "quiz_questions" DROP COLUMN "last_edited_by_id";
  DROP TYPE "public"."enum__learning_modules_v_version_module_type";
  DROP TYPE "public"."enum__quiz_questions_v_version_question_type";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__learning_modules_v_version_module_type" AS ENUM('reading', 'quiz', 'interactive', 'video');
  CREATE TYPE "public"."enum__quiz_questions_v_version_question_type" AS ENUM('multiple_choice', 'true_false');
  CREATE TABLE "_learning_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path_id" integer NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar,
  	"version_content" varchar,
  	"version_module_type" "enum__learning_modules_v_version_module_type" DEFAULT 'reading' NOT NULL,
  	"version_order" numeric NOT NULL,
  	"version_points" numeric DEFAULT 10 NOT NULL,
  	"version_estimated_duration" numeric,
  	"version_is_required" boolean DEFAULT true,
  	"version_is_active" boolean DEFAULT true,
  	"version_since" numeric DEFAULT 1,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_quiz_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_module_id" integer NOT NULL,
  	"version_question" varchar NOT NULL,
  	"version_question_type" "enum__quiz_questions_v_version_question_type" DEFAULT 'multiple_choice' NOT NULL,
  	"version_options" jsonb DEFAULT '[]'::jsonb,
  	"version_correct_answer" varchar NOT NULL,
  	"version_explanation" varchar,
  	"version_points" numeric DEFAULT 5 NOT NULL,
  	"version_order" numeric DEFAULT 1 NOT NULL,
  	"version_reasons" jsonb DEFAULT '[]'::jsonb,
  	"version_origin_condition_id" integer,
  	"version_origin_section" varchar,
  	"version_version" numeric DEFAULT 1 NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "learning_modules" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "learning_modules" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "quiz_questions" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "quiz_questions" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_parent_id_learning_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_version_path_id_learning_paths_id_fk" FOREIGN KEY ("version_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_parent_id_quiz_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_module_id_learning_modules_id_fk" FOREIGN KEY ("version_module_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_origin_condition_id_conditions_id_fk" FOREIGN KEY ("version_origin_condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_learning_modules_v_parent_idx" ON "_learning_modules_v" USING btree ("parent_id");
  CREATE INDEX "_learning_modules_v_version_version_path_idx" ON "_learning_modules_v" USING btree ("version_path_id");
  CREATE INDEX "_learning_modules_v_version_version_last_edited_by_idx" ON "_learning_modules_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_learning_modules_v_version_version_updated_at_idx" ON "_learning_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_modules_v_version_version_created_at_idx" ON "_learning_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_modules_v_created_at_idx" ON "_learning_modules_v" USING btree ("created_at");
  CREATE INDEX "_learning_modules_v_updated_at_idx" ON "_learning_modules_v" USING btree ("updated_at");
  CREATE INDEX "version_path_version_order_idx" ON "_learning_modules_v" USING btree ("version_path_id","version_order");
  CREATE INDEX "_quiz_questions_v_parent_idx" ON "_quiz_questions_v" USING btree ("parent_id");
  CREATE INDEX "_quiz_questions_v_version_version_module_idx" ON "_quiz_questions_v" USING btree ("version_module_id");
  CREATE INDEX "_quiz_questions_v_version_version_origin_condition_idx" ON "_quiz_questions_v" USING btree ("version_origin_condition_id");
  CREATE INDEX "_quiz_questions_v_version_version_last_edited_by_idx" ON "_quiz_questions_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_quiz_questions_v_version_version_updated_at_idx" ON "_quiz_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_quiz_questions_v_version_version_created_at_idx" ON "_quiz_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_quiz_questions_v_created_at_idx" ON "_quiz_questions_v" USING btree ("created_at");
  CREATE INDEX "_quiz_questions_v_updated_at_idx" ON "_quiz_questions_v" USING btree ("updated_at");
  CREATE INDEX "version_module_version_order_idx" ON "_quiz_questions_v" USING btree ("version_module_id","version_order");
  ALTER TABLE "learning_modules" ADD CONSTRAINT "learning_modules_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "learning_modules_last_edited_by_idx" ON "learning_modules" USING btree ("last_edited_by_id");
  CREATE INDEX "quiz_questions_last_edited_by_idx" ON "quiz_questions" USING btree ("last_edited_by_id");`)
}
