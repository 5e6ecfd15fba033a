import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__languages_v_version_direction" AS ENUM('ltr', 'rtl');
  CREATE TYPE "public"."enum__quiz_questions_v_version_question_type" AS ENUM('multiple_choice', 'true_false');
  CREATE TYPE "public"."enum__achievements_v_version_rarity" AS ENUM('common', 'uncommon', 'rare', 'epic', 'legendary');
  CREATE TYPE "public"."enum_discussions_state" AS ENUM('visible', 'hidden', 'removed', 'deleted');
  CREATE TYPE "public"."enum_forum_topics_state" AS ENUM('visible', 'hidden', 'removed', 'deleted');
  CREATE TYPE "public"."enum_forum_posts_state" AS ENUM('visible', 'hidden', 'removed', 'deleted');
  CREATE TYPE "public"."enum_post_events_kind" AS ENUM('discussion', 'topic', 'post');
  CREATE TABLE "_languages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_native_name" varchar NOT NULL,
  	"version_direction" "enum__languages_v_version_direction" DEFAULT 'ltr' NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_is_default" boolean DEFAULT false,
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
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_achievements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_icon" varchar,
  	"version_category" varchar,
  	"version_criteria" jsonb,
  	"version_points" numeric DEFAULT 50 NOT NULL,
  	"version_rarity" "enum__achievements_v_version_rarity" DEFAULT 'common' NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_post_events_kind" NOT NULL,
  	"post" numeric NOT NULL,
  	"action" varchar NOT NULL,
  	"user_id" integer,
  	"reason" varchar,
  	"detail" jsonb,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "categories" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "categories" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_categories_v" ADD COLUMN "version_edit_summary" varchar;
  ALTER TABLE "_categories_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "languages" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "languages" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "pages" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_edit_summary" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "page_translations" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "page_translations" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_page_translations_v" ADD COLUMN "version_edit_summary" varchar;
  ALTER TABLE "_page_translations_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "learning_paths" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "learning_paths" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_edit_summary" varchar;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "learning_modules" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "learning_modules" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "_learning_modules_v" ADD COLUMN "version_edit_summary" varchar;
  ALTER TABLE "_learning_modules_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "quiz_questions" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "quiz_questions" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "achievements" ADD COLUMN "edit_summary" varchar;
  ALTER TABLE "achievements" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "approved_as_minor" boolean DEFAULT false;
  ALTER TABLE "discussions" ADD COLUMN "state" "enum_discussions_state" DEFAULT 'visible' NOT NULL;
  ALTER TABLE "discussions" ADD COLUMN "state_reason" varchar;
  ALTER TABLE "discussions" ADD COLUMN "state_at" timestamp(3) with time zone;
  ALTER TABLE "discussions" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "discussions" ADD COLUMN "is_locked" boolean DEFAULT false;
  ALTER TABLE "discussions" ADD COLUMN "lock_reason" varchar;
  ALTER TABLE "forum_topics" ADD COLUMN "state" "enum_forum_topics_state" DEFAULT 'visible' NOT NULL;
  ALTER TABLE "forum_topics" ADD COLUMN "state_reason" varchar;
  ALTER TABLE "forum_topics" ADD COLUMN "state_at" timestamp(3) with time zone;
  ALTER TABLE "forum_topics" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "forum_topics" ADD COLUMN "lock_reason" varchar;
  ALTER TABLE "forum_posts" ADD COLUMN "state" "enum_forum_posts_state" DEFAULT 'visible' NOT NULL;
  ALTER TABLE "forum_posts" ADD COLUMN "state_reason" varchar;
  ALTER TABLE "forum_posts" ADD COLUMN "state_at" timestamp(3) with time zone;
  ALTER TABLE "forum_posts" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "_languages_v" ADD CONSTRAINT "_languages_v_parent_id_languages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_languages_v" ADD CONSTRAINT "_languages_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_parent_id_quiz_questions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quiz_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_module_id_learning_modules_id_fk" FOREIGN KEY ("version_module_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_achievements_v" ADD CONSTRAINT "_achievements_v_parent_id_achievements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."achievements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_achievements_v" ADD CONSTRAINT "_achievements_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_events" ADD CONSTRAINT "post_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_languages_v_parent_idx" ON "_languages_v" USING btree ("parent_id");
  CREATE INDEX "_languages_v_version_version_code_idx" ON "_languages_v" USING btree ("version_code");
  CREATE INDEX "_languages_v_version_version_last_edited_by_idx" ON "_languages_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_languages_v_version_version_updated_at_idx" ON "_languages_v" USING btree ("version_updated_at");
  CREATE INDEX "_languages_v_version_version_created_at_idx" ON "_languages_v" USING btree ("version_created_at");
  CREATE INDEX "_languages_v_created_at_idx" ON "_languages_v" USING btree ("created_at");
  CREATE INDEX "_languages_v_updated_at_idx" ON "_languages_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_questions_v_parent_idx" ON "_quiz_questions_v" USING btree ("parent_id");
  CREATE INDEX "_quiz_questions_v_version_version_module_idx" ON "_quiz_questions_v" USING btree ("version_module_id");
  CREATE INDEX "_quiz_questions_v_version_version_last_edited_by_idx" ON "_quiz_questions_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_quiz_questions_v_version_version_updated_at_idx" ON "_quiz_questions_v" USING btree ("version_updated_at");
  CREATE INDEX "_quiz_questions_v_version_version_created_at_idx" ON "_quiz_questions_v" USING btree ("version_created_at");
  CREATE INDEX "_quiz_questions_v_created_at_idx" ON "_quiz_questions_v" USING btree ("created_at");
  CREATE INDEX "_quiz_questions_v_updated_at_idx" ON "_quiz_questions_v" USING btree ("updated_at");
  CREATE INDEX "version_module_version_order_idx" ON "_quiz_questions_v" USING btree ("version_module_id","version_order");
  CREATE INDEX "_achievements_v_parent_idx" ON "_achievements_v" USING btree ("parent_id");
  CREATE INDEX "_achievements_v_version_version_category_idx" ON "_achievements_v" USING btree ("version_category");
  CREATE INDEX "_achievements_v_version_version_last_edited_by_idx" ON "_achievements_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_achievements_v_version_version_updated_at_idx" ON "_achievements_v" USING btree ("version_updated_at");
  CREATE INDEX "_achievements_v_version_version_created_at_idx" ON "_achievements_v" USING btree ("version_created_at");
  CREATE INDEX "_achievements_v_created_at_idx" ON "_achievements_v" USING btree ("created_at");
  CREATE INDEX "_achievements_v_updated_at_idx" ON "_achievements_v" USING btree ("updated_at");
  CREATE INDEX "post_events_user_idx" ON "post_events" USING btree ("user_id");
  CREATE INDEX "post_events_at_idx" ON "post_events" USING btree ("at");
  CREATE INDEX "kind_post_idx" ON "post_events" USING btree ("kind","post");
  ALTER TABLE "categories" ADD CONSTRAINT "categories_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "languages" ADD CONSTRAINT "languages_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_modules" ADD CONSTRAINT "learning_modules_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "achievements" ADD CONSTRAINT "achievements_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "categories_last_edited_by_idx" ON "categories" USING btree ("last_edited_by_id");
  CREATE INDEX "_categories_v_version_version_last_edited_by_idx" ON "_categories_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "languages_last_edited_by_idx" ON "languages" USING btree ("last_edited_by_id");
  CREATE INDEX "pages_last_edited_by_idx" ON "pages" USING btree ("last_edited_by_id");
  CREATE INDEX "_pages_v_version_version_last_edited_by_idx" ON "_pages_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "page_translations_last_edited_by_idx" ON "page_translations" USING btree ("last_edited_by_id");
  CREATE INDEX "_page_translations_v_version_version_last_edited_by_idx" ON "_page_translations_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "learning_paths_last_edited_by_idx" ON "learning_paths" USING btree ("last_edited_by_id");
  CREATE INDEX "_learning_paths_v_version_version_last_edited_by_idx" ON "_learning_paths_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "learning_modules_last_edited_by_idx" ON "learning_modules" USING btree ("last_edited_by_id");
  CREATE INDEX "_learning_modules_v_version_version_last_edited_by_idx" ON "_learning_modules_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "quiz_questions_last_edited_by_idx" ON "quiz_questions" USING btree ("last_edited_by_id");
  CREATE INDEX "achievements_last_edited_by_idx" ON "achievements" USING btree ("last_edited_by_id");
  CREATE INDEX "discussions_state_idx" ON "discussions" USING btree ("state");
  CREATE INDEX "forum_topics_state_idx" ON "forum_topics" USING btree ("state");
  CREATE INDEX "forum_posts_state_idx" ON "forum_posts" USING btree ("state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_languages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quiz_questions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_achievements_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_languages_v" CASCADE;
  DROP TABLE "_quiz_questions_v" CASCADE;
  DROP TABLE "_achievements_v" CASCADE;
  DROP TABLE "post_events" CASCADE;
  ALTER TABLE "categories" DROP CONSTRAINT "categories_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "languages" DROP CONSTRAINT "languages_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "page_translations" DROP CONSTRAINT "page_translations_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_page_translations_v" DROP CONSTRAINT "_page_translations_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "learning_paths" DROP CONSTRAINT "learning_paths_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_learning_paths_v" DROP CONSTRAINT "_learning_paths_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "learning_modules" DROP CONSTRAINT "learning_modules_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "_learning_modules_v" DROP CONSTRAINT "_learning_modules_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "achievements" DROP CONSTRAINT "achievements_last_edited_by_id_users_id_fk";
  
  DROP INDEX "categories_last_edited_by_idx";
  DROP INDEX "_categories_v_version_version_last_edited_by_idx";
  DROP INDEX "languages_last_edited_by_idx";
  DROP INDEX "pages_last_edited_by_idx";
  DROP INDEX "_pages_v_version_version_last_edited_by_idx";
  DROP INDEX "page_translations_last_edited_by_idx";
  DROP INDEX "_page_translations_v_version_version_last_edited_by_idx";
  DROP INDEX "learning_paths_last_edited_by_idx";
  DROP INDEX "_learning_paths_v_version_version_last_edited_by_idx";
  DROP INDEX "learning_modules_last_edited_by_idx";
  DROP INDEX "_learning_modules_v_version_version_last_edited_by_idx";
  DROP INDEX "quiz_questions_last_edited_by_idx";
  DROP INDEX "achievements_last_edited_by_idx";
  DROP INDEX "discussions_state_idx";
  DROP INDEX "forum_topics_state_idx";
  DROP INDEX "forum_posts_state_idx";
  ALTER TABLE "categories" DROP COLUMN "edit_summary";
  ALTER TABLE "categories" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_edit_summary";
  ALTER TABLE "_categories_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "languages" DROP COLUMN "edit_summary";
  ALTER TABLE "languages" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "pages" DROP COLUMN "edit_summary";
  ALTER TABLE "pages" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_edit_summary";
  ALTER TABLE "_pages_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "page_translations" DROP COLUMN "edit_summary";
  ALTER TABLE "page_translations" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "_page_translations_v" DROP COLUMN "version_edit_summary";
  ALTER TABLE "_page_translations_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "learning_paths" DROP COLUMN "edit_summary";
  ALTER TABLE "learning_paths" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_edit_summary";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "learning_modules" DROP COLUMN "edit_summary";
  ALTER TABLE "learning_modules" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "_learning_modules_v" DROP COLUMN "version_edit_summary";
  ALTER TABLE "_learning_modules_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "quiz_questions" DROP COLUMN "edit_summary";
  ALTER TABLE "quiz_questions" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "achievements" DROP COLUMN "edit_summary";
  ALTER TABLE "achievements" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "contributions" DROP COLUMN "approved_as_minor";
  ALTER TABLE "discussions" DROP COLUMN "state";
  ALTER TABLE "discussions" DROP COLUMN "state_reason";
  ALTER TABLE "discussions" DROP COLUMN "state_at";
  ALTER TABLE "discussions" DROP COLUMN "edited_at";
  ALTER TABLE "discussions" DROP COLUMN "is_locked";
  ALTER TABLE "discussions" DROP COLUMN "lock_reason";
  ALTER TABLE "forum_topics" DROP COLUMN "state";
  ALTER TABLE "forum_topics" DROP COLUMN "state_reason";
  ALTER TABLE "forum_topics" DROP COLUMN "state_at";
  ALTER TABLE "forum_topics" DROP COLUMN "edited_at";
  ALTER TABLE "forum_topics" DROP COLUMN "lock_reason";
  ALTER TABLE "forum_posts" DROP COLUMN "state";
  ALTER TABLE "forum_posts" DROP COLUMN "state_reason";
  ALTER TABLE "forum_posts" DROP COLUMN "state_at";
  ALTER TABLE "forum_posts" DROP COLUMN "edited_at";
  DROP TYPE "public"."enum__languages_v_version_direction";
  DROP TYPE "public"."enum__quiz_questions_v_version_question_type";
  DROP TYPE "public"."enum__achievements_v_version_rarity";
  DROP TYPE "public"."enum_discussions_state";
  DROP TYPE "public"."enum_forum_topics_state";
  DROP TYPE "public"."enum_forum_posts_state";
  DROP TYPE "public"."enum_post_events_kind";`)
}
