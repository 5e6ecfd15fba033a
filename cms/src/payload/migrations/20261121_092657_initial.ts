import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_conditions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__conditions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_icon" AS ENUM('wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends');
  CREATE TYPE "public"."enum_categories_color" AS ENUM('primary', 'secondary', 'accent', 'purple', 'red', 'indigo');
  CREATE TYPE "public"."enum__categories_v_version_icon" AS ENUM('wheelchair', 'brain', 'eye', 'heart', 'heartbeat', 'user-friends');
  CREATE TYPE "public"."enum__categories_v_version_color" AS ENUM('primary', 'secondary', 'accent', 'purple', 'red', 'indigo');
  CREATE TYPE "public"."enum_translation_state" AS ENUM('draft', 'in_review', 'changes_requested', 'approved', 'published', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_condition_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__condition_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_category_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__category_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_languages_direction" AS ENUM('ltr', 'rtl');
  CREATE TYPE "public"."enum_learning_paths_difficulty" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__learning_paths_v_version_difficulty" AS ENUM('beginner', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_learning_modules_module_type" AS ENUM('reading', 'quiz', 'interactive', 'video');
  CREATE TYPE "public"."enum__learning_modules_v_version_module_type" AS ENUM('reading', 'quiz', 'interactive', 'video');
  CREATE TYPE "public"."enum_quiz_questions_question_type" AS ENUM('multiple_choice', 'true_false');
  CREATE TYPE "public"."enum_achievements_rarity" AS ENUM('common', 'uncommon', 'rare', 'epic', 'legendary');
  CREATE TYPE "public"."enum_user_progress_status" AS ENUM('not_started', 'in_progress', 'completed');
  CREATE TYPE "public"."enum_contributions_status" AS ENUM('pending', 'in_review', 'changes_requested', 'approved', 'published', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_forum_topics_category_type" AS ENUM('general', 'accessibility', 'support', 'feedback');
  CREATE TYPE "public"."enum_content_reports_status" AS ENUM('pending', 'resolved', 'rejected');
  CREATE TYPE "public"."enum_users_role" AS ENUM('user', 'contributor', 'translator', 'reviewer', 'moderator', 'editor', 'admin');
  CREATE TYPE "public"."enum_user_bookmarks_bookmark_type" AS ENUM('condition', 'learning_path');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish');
  CREATE TABLE "conditions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category_id" integer,
  	"summary" varchar,
  	"aliases" jsonb DEFAULT '[]'::jsonb,
  	"overview" varchar,
  	"symptoms" jsonb DEFAULT '[]'::jsonb,
  	"causes" jsonb DEFAULT '[]'::jsonb,
  	"treatments" jsonb DEFAULT '[]'::jsonb,
  	"resources" jsonb DEFAULT '[]'::jsonb,
  	"tags" jsonb DEFAULT '[]'::jsonb,
  	"sources" jsonb DEFAULT '[]'::jsonb,
  	"edit_summary" varchar,
  	"is_minor_edit" boolean DEFAULT false,
  	"is_protected" boolean DEFAULT false,
  	"views" numeric DEFAULT 0,
  	"contributors" numeric DEFAULT 1,
  	"last_updated" timestamp(3) with time zone,
  	"last_edited_by_id" integer,
  	"revision" numeric DEFAULT 1,
  	"size" numeric,
  	"size_diff" numeric,
  	"published_digest" varchar,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_conditions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_conditions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_category_id" integer,
  	"version_summary" varchar,
  	"version_aliases" jsonb DEFAULT '[]'::jsonb,
  	"version_overview" varchar,
  	"version_symptoms" jsonb DEFAULT '[]'::jsonb,
  	"version_causes" jsonb DEFAULT '[]'::jsonb,
  	"version_treatments" jsonb DEFAULT '[]'::jsonb,
  	"version_resources" jsonb DEFAULT '[]'::jsonb,
  	"version_tags" jsonb DEFAULT '[]'::jsonb,
  	"version_sources" jsonb DEFAULT '[]'::jsonb,
  	"version_edit_summary" varchar,
  	"version_is_minor_edit" boolean DEFAULT false,
  	"version_is_protected" boolean DEFAULT false,
  	"version_views" numeric DEFAULT 0,
  	"version_contributors" numeric DEFAULT 1,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_last_edited_by_id" integer,
  	"version_revision" numeric DEFAULT 1,
  	"version_size" numeric,
  	"version_size_diff" numeric,
  	"version_published_digest" varchar,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__conditions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"icon" "enum_categories_icon",
  	"color" "enum_categories_color" DEFAULT 'primary' NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_icon" "enum__categories_v_version_icon",
  	"version_color" "enum__categories_v_version_color" DEFAULT 'primary' NOT NULL,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "condition_translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"summary" varchar,
  	"aliases" jsonb DEFAULT '[]'::jsonb,
  	"overview" varchar,
  	"symptoms" jsonb DEFAULT '[]'::jsonb,
  	"causes" jsonb DEFAULT '[]'::jsonb,
  	"treatments" jsonb DEFAULT '[]'::jsonb,
  	"resources" jsonb DEFAULT '[]'::jsonb,
  	"tags" jsonb DEFAULT '[]'::jsonb,
  	"condition_id" integer,
  	"language_id" integer,
  	"status" "enum_translation_state" DEFAULT 'draft',
  	"source_revision" numeric,
  	"translated_by_id" integer,
  	"reviewed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_condition_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_condition_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_aliases" jsonb DEFAULT '[]'::jsonb,
  	"version_overview" varchar,
  	"version_symptoms" jsonb DEFAULT '[]'::jsonb,
  	"version_causes" jsonb DEFAULT '[]'::jsonb,
  	"version_treatments" jsonb DEFAULT '[]'::jsonb,
  	"version_resources" jsonb DEFAULT '[]'::jsonb,
  	"version_tags" jsonb DEFAULT '[]'::jsonb,
  	"version_condition_id" integer,
  	"version_language_id" integer,
  	"version_status" "enum_translation_state" DEFAULT 'draft',
  	"version_source_revision" numeric,
  	"version_translated_by_id" integer,
  	"version_reviewed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__condition_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "category_translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"category_id" integer,
  	"language_id" integer,
  	"status" "enum_translation_state" DEFAULT 'draft',
  	"source_revision" numeric,
  	"translated_by_id" integer,
  	"reviewed_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_category_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_category_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_category_id" integer,
  	"version_language_id" integer,
  	"version_status" "enum_translation_state" DEFAULT 'draft',
  	"version_source_revision" numeric,
  	"version_translated_by_id" integer,
  	"version_reviewed_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__category_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "languages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"native_name" varchar NOT NULL,
  	"direction" "enum_languages_direction" DEFAULT 'ltr' NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"is_default" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"difficulty" "enum_learning_paths_difficulty" DEFAULT 'beginner' NOT NULL,
  	"estimated_duration" numeric NOT NULL,
  	"total_modules" numeric DEFAULT 0,
  	"category_id" integer,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_paths_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"learning_paths_id" integer
  );
  
  CREATE TABLE "_learning_paths_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_difficulty" "enum__learning_paths_v_version_difficulty" DEFAULT 'beginner' NOT NULL,
  	"version_estimated_duration" numeric NOT NULL,
  	"version_total_modules" numeric DEFAULT 0,
  	"version_category_id" integer,
  	"version_is_active" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_learning_paths_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"learning_paths_id" integer
  );
  
  CREATE TABLE "learning_modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"content" varchar,
  	"module_type" "enum_learning_modules_module_type" DEFAULT 'reading' NOT NULL,
  	"order" numeric NOT NULL,
  	"points" numeric DEFAULT 10 NOT NULL,
  	"estimated_duration" numeric,
  	"is_required" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quiz_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"module_id" integer NOT NULL,
  	"question" varchar NOT NULL,
  	"question_type" "enum_quiz_questions_question_type" DEFAULT 'multiple_choice' NOT NULL,
  	"options" jsonb DEFAULT '[]'::jsonb,
  	"correct_answer" varchar NOT NULL,
  	"explanation" varchar,
  	"points" numeric DEFAULT 5 NOT NULL,
  	"order" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "achievements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"icon" varchar,
  	"category" varchar,
  	"criteria" jsonb,
  	"points" numeric DEFAULT 50 NOT NULL,
  	"rarity" "enum_achievements_rarity" DEFAULT 'common' NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"learning_path_id" integer NOT NULL,
  	"certificate_code" varchar NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"verified_by_id" integer,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_path_reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"learning_path_id" integer NOT NULL,
  	"rating" numeric NOT NULL,
  	"review" varchar,
  	"is_helpful" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"path_id" integer NOT NULL,
  	"current_module_id" integer,
  	"total_points" numeric DEFAULT 0,
  	"progress_percentage" numeric DEFAULT 0,
  	"status" "enum_user_progress_status" DEFAULT 'not_started' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"completed_at" timestamp(3) with time zone,
  	"last_accessed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_progress_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"learning_modules_id" integer
  );
  
  CREATE TABLE "quiz_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"module_id" integer NOT NULL,
  	"question_id" integer NOT NULL,
  	"user_answer" varchar NOT NULL,
  	"is_correct" boolean DEFAULT false,
  	"points_earned" numeric DEFAULT 0,
  	"attempted_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_achievements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"achievement_id" integer NOT NULL,
  	"unlocked_at" timestamp(3) with time zone NOT NULL,
  	"progress" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contributions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"condition_id" integer,
  	"user_id" integer,
  	"contributor_name" varchar,
  	"contributor_email" varchar,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"status" "enum_contributions_status" DEFAULT 'pending' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discussions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"condition_id" integer NOT NULL,
  	"parent_id" integer,
  	"user_id" integer,
  	"user_name" varchar NOT NULL,
  	"subject" varchar,
  	"content" varchar NOT NULL,
  	"timestamp" timestamp(3) with time zone NOT NULL,
  	"is_resolved" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"category_type" "enum_forum_topics_category_type" DEFAULT 'general' NOT NULL,
  	"category_id" integer,
  	"created_by_id" integer,
  	"is_pinned" boolean DEFAULT false,
  	"is_locked" boolean DEFAULT false,
  	"post_count" numeric DEFAULT 0,
  	"last_post_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic_id" integer NOT NULL,
  	"user_id" integer,
  	"content" varchar NOT NULL,
  	"is_first_post" boolean DEFAULT false,
  	"parent_post_id" integer,
  	"likes_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reported_by_id" integer,
  	"content_type" varchar NOT NULL,
  	"content_id" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"description" varchar,
  	"status" "enum_content_reports_status" DEFAULT 'pending' NOT NULL,
  	"reviewed_by_id" integer,
  	"reviewed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"display_name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'user' NOT NULL,
  	"is_verified" boolean DEFAULT false,
  	"joined_at" timestamp(3) with time zone,
  	"last_login_at" timestamp(3) with time zone,
  	"edit_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "user_profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"display_name" varchar,
  	"bio" varchar,
  	"avatar" varchar,
  	"location" varchar,
  	"website" varchar,
  	"interests" jsonb DEFAULT '[]'::jsonb,
  	"learning_streak" numeric DEFAULT 0,
  	"last_activity_date" timestamp(3) with time zone,
  	"preferences" jsonb,
  	"is_verified" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"session_token" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "user_bookmarks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"condition_id" integer,
  	"learning_path_id" integer,
  	"bookmark_type" "enum_user_bookmarks_bookmark_type" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watchlist" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"condition_id" integer NOT NULL,
  	"added_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "analytics_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"event_type" varchar NOT NULL,
  	"event_data" jsonb,
  	"session_id" varchar,
  	"user_agent" varchar,
  	"ip_address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"conditions_id" integer,
  	"categories_id" integer,
  	"condition_translations_id" integer,
  	"category_translations_id" integer,
  	"languages_id" integer,
  	"learning_paths_id" integer,
  	"learning_modules_id" integer,
  	"quiz_questions_id" integer,
  	"achievements_id" integer,
  	"certificates_id" integer,
  	"learning_path_reviews_id" integer,
  	"user_progress_id" integer,
  	"quiz_attempts_id" integer,
  	"user_achievements_id" integer,
  	"contributions_id" integer,
  	"discussions_id" integer,
  	"forum_topics_id" integer,
  	"forum_posts_id" integer,
  	"content_reports_id" integer,
  	"users_id" integer,
  	"user_profiles_id" integer,
  	"user_bookmarks_id" integer,
  	"watchlist_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "conditions" ADD CONSTRAINT "conditions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "conditions" ADD CONSTRAINT "conditions_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_conditions_v" ADD CONSTRAINT "_conditions_v_parent_id_conditions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_conditions_v" ADD CONSTRAINT "_conditions_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_conditions_v" ADD CONSTRAINT "_conditions_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "condition_translations" ADD CONSTRAINT "condition_translations_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "condition_translations" ADD CONSTRAINT "condition_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "condition_translations" ADD CONSTRAINT "condition_translations_translated_by_id_users_id_fk" FOREIGN KEY ("translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "condition_translations" ADD CONSTRAINT "condition_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_condition_translations_v" ADD CONSTRAINT "_condition_translations_v_parent_id_condition_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."condition_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_condition_translations_v" ADD CONSTRAINT "_condition_translations_v_version_condition_id_conditions_id_fk" FOREIGN KEY ("version_condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_condition_translations_v" ADD CONSTRAINT "_condition_translations_v_version_language_id_languages_id_fk" FOREIGN KEY ("version_language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_condition_translations_v" ADD CONSTRAINT "_condition_translations_v_version_translated_by_id_users_id_fk" FOREIGN KEY ("version_translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_condition_translations_v" ADD CONSTRAINT "_condition_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_translated_by_id_users_id_fk" FOREIGN KEY ("translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_translations_v" ADD CONSTRAINT "_category_translations_v_parent_id_category_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_translations_v" ADD CONSTRAINT "_category_translations_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_translations_v" ADD CONSTRAINT "_category_translations_v_version_language_id_languages_id_fk" FOREIGN KEY ("version_language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_translations_v" ADD CONSTRAINT "_category_translations_v_version_translated_by_id_users_id_fk" FOREIGN KEY ("version_translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_category_translations_v" ADD CONSTRAINT "_category_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_paths_rels" ADD CONSTRAINT "learning_paths_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_paths_rels" ADD CONSTRAINT "learning_paths_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_parent_id_learning_paths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v_rels" ADD CONSTRAINT "_learning_paths_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_learning_paths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_learning_paths_v_rels" ADD CONSTRAINT "_learning_paths_v_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_modules" ADD CONSTRAINT "learning_modules_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_parent_id_learning_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_modules_v" ADD CONSTRAINT "_learning_modules_v_version_path_id_learning_paths_id_fk" FOREIGN KEY ("version_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_module_id_learning_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_learning_path_id_learning_paths_id_fk" FOREIGN KEY ("learning_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_verified_by_id_users_id_fk" FOREIGN KEY ("verified_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_path_reviews" ADD CONSTRAINT "learning_path_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_path_reviews" ADD CONSTRAINT "learning_path_reviews_learning_path_id_learning_paths_id_fk" FOREIGN KEY ("learning_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_current_module_id_learning_modules_id_fk" FOREIGN KEY ("current_module_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_progress_rels" ADD CONSTRAINT "user_progress_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "user_progress_rels" ADD CONSTRAINT "user_progress_rels_learning_modules_fk" FOREIGN KEY ("learning_modules_id") REFERENCES "public"."learning_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_module_id_learning_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."learning_modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discussions" ADD CONSTRAINT "discussions_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discussions" ADD CONSTRAINT "discussions_parent_id_discussions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discussions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discussions" ADD CONSTRAINT "discussions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_parent_post_id_forum_posts_id_fk" FOREIGN KEY ("parent_post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_bookmarks" ADD CONSTRAINT "user_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_bookmarks" ADD CONSTRAINT "user_bookmarks_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "user_bookmarks" ADD CONSTRAINT "user_bookmarks_learning_path_id_learning_paths_id_fk" FOREIGN KEY ("learning_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watchlist" ADD CONSTRAINT "watchlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "watchlist" ADD CONSTRAINT "watchlist_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conditions_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."conditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_condition_translations_fk" FOREIGN KEY ("condition_translations_id") REFERENCES "public"."condition_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_category_translations_fk" FOREIGN KEY ("category_translations_id") REFERENCES "public"."category_translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "public"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_modules_fk" FOREIGN KEY ("learning_modules_id") REFERENCES "public"."learning_modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_questions_fk" FOREIGN KEY ("quiz_questions_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_achievements_fk" FOREIGN KEY ("achievements_id") REFERENCES "public"."achievements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_path_reviews_fk" FOREIGN KEY ("learning_path_reviews_id") REFERENCES "public"."learning_path_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_progress_fk" FOREIGN KEY ("user_progress_id") REFERENCES "public"."user_progress"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_attempts_fk" FOREIGN KEY ("quiz_attempts_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_achievements_fk" FOREIGN KEY ("user_achievements_id") REFERENCES "public"."user_achievements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contributions_fk" FOREIGN KEY ("contributions_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discussions_fk" FOREIGN KEY ("discussions_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_topics_fk" FOREIGN KEY ("forum_topics_id") REFERENCES "public"."forum_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_posts_fk" FOREIGN KEY ("forum_posts_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_reports_fk" FOREIGN KEY ("content_reports_id") REFERENCES "public"."content_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_profiles_fk" FOREIGN KEY ("user_profiles_id") REFERENCES "public"."user_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_user_bookmarks_fk" FOREIGN KEY ("user_bookmarks_id") REFERENCES "public"."user_bookmarks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watchlist_fk" FOREIGN KEY ("watchlist_id") REFERENCES "public"."watchlist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "conditions_name_idx" ON "conditions" USING btree ("name");
  CREATE INDEX "conditions_category_idx" ON "conditions" USING btree ("category_id");
  CREATE INDEX "conditions_last_updated_idx" ON "conditions" USING btree ("last_updated");
  CREATE INDEX "conditions_last_edited_by_idx" ON "conditions" USING btree ("last_edited_by_id");
  CREATE UNIQUE INDEX "conditions_seed_key_idx" ON "conditions" USING btree ("seed_key");
  CREATE INDEX "conditions_updated_at_idx" ON "conditions" USING btree ("updated_at");
  CREATE INDEX "conditions_created_at_idx" ON "conditions" USING btree ("created_at");
  CREATE INDEX "conditions__status_idx" ON "conditions" USING btree ("_status");
  CREATE INDEX "_conditions_v_parent_idx" ON "_conditions_v" USING btree ("parent_id");
  CREATE INDEX "_conditions_v_version_version_name_idx" ON "_conditions_v" USING btree ("version_name");
  CREATE INDEX "_conditions_v_version_version_category_idx" ON "_conditions_v" USING btree ("version_category_id");
  CREATE INDEX "_conditions_v_version_version_last_updated_idx" ON "_conditions_v" USING btree ("version_last_updated");
  CREATE INDEX "_conditions_v_version_version_last_edited_by_idx" ON "_conditions_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_conditions_v_version_version_seed_key_idx" ON "_conditions_v" USING btree ("version_seed_key");
  CREATE INDEX "_conditions_v_version_version_updated_at_idx" ON "_conditions_v" USING btree ("version_updated_at");
  CREATE INDEX "_conditions_v_version_version_created_at_idx" ON "_conditions_v" USING btree ("version_created_at");
  CREATE INDEX "_conditions_v_version_version__status_idx" ON "_conditions_v" USING btree ("version__status");
  CREATE INDEX "_conditions_v_created_at_idx" ON "_conditions_v" USING btree ("created_at");
  CREATE INDEX "_conditions_v_updated_at_idx" ON "_conditions_v" USING btree ("updated_at");
  CREATE INDEX "_conditions_v_latest_idx" ON "_conditions_v" USING btree ("latest");
  CREATE UNIQUE INDEX "categories_name_idx" ON "categories" USING btree ("name");
  CREATE UNIQUE INDEX "categories_seed_key_idx" ON "categories" USING btree ("seed_key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_name_idx" ON "_categories_v" USING btree ("version_name");
  CREATE INDEX "_categories_v_version_version_seed_key_idx" ON "_categories_v" USING btree ("version_seed_key");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "condition_translations_name_idx" ON "condition_translations" USING btree ("name");
  CREATE INDEX "condition_translations_condition_idx" ON "condition_translations" USING btree ("condition_id");
  CREATE INDEX "condition_translations_language_idx" ON "condition_translations" USING btree ("language_id");
  CREATE INDEX "condition_translations_translated_by_idx" ON "condition_translations" USING btree ("translated_by_id");
  CREATE INDEX "condition_translations_reviewed_by_idx" ON "condition_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "condition_translations_updated_at_idx" ON "condition_translations" USING btree ("updated_at");
  CREATE INDEX "condition_translations_created_at_idx" ON "condition_translations" USING btree ("created_at");
  CREATE INDEX "condition_translations__status_idx" ON "condition_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "condition_language_idx" ON "condition_translations" USING btree ("condition_id","language_id");
  CREATE INDEX "_condition_translations_v_parent_idx" ON "_condition_translations_v" USING btree ("parent_id");
  CREATE INDEX "_condition_translations_v_version_version_name_idx" ON "_condition_translations_v" USING btree ("version_name");
  CREATE INDEX "_condition_translations_v_version_version_condition_idx" ON "_condition_translations_v" USING btree ("version_condition_id");
  CREATE INDEX "_condition_translations_v_version_version_language_idx" ON "_condition_translations_v" USING btree ("version_language_id");
  CREATE INDEX "_condition_translations_v_version_version_translated_by_idx" ON "_condition_translations_v" USING btree ("version_translated_by_id");
  CREATE INDEX "_condition_translations_v_version_version_reviewed_by_idx" ON "_condition_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_condition_translations_v_version_version_updated_at_idx" ON "_condition_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_condition_translations_v_version_version_created_at_idx" ON "_condition_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_condition_translations_v_version_version__status_idx" ON "_condition_translations_v" USING btree ("version__status");
  CREATE INDEX "_condition_translations_v_created_at_idx" ON "_condition_translations_v" USING btree ("created_at");
  CREATE INDEX "_condition_translations_v_updated_at_idx" ON "_condition_translations_v" USING btree ("updated_at");
  CREATE INDEX "_condition_translations_v_latest_idx" ON "_condition_translations_v" USING btree ("latest");
  CREATE INDEX "version_condition_version_language_idx" ON "_condition_translations_v" USING btree ("version_condition_id","version_language_id");
  CREATE INDEX "category_translations_category_idx" ON "category_translations" USING btree ("category_id");
  CREATE INDEX "category_translations_language_idx" ON "category_translations" USING btree ("language_id");
  CREATE INDEX "category_translations_translated_by_idx" ON "category_translations" USING btree ("translated_by_id");
  CREATE INDEX "category_translations_reviewed_by_idx" ON "category_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "category_translations_updated_at_idx" ON "category_translations" USING btree ("updated_at");
  CREATE INDEX "category_translations_created_at_idx" ON "category_translations" USING btree ("created_at");
  CREATE INDEX "category_translations__status_idx" ON "category_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "category_language_idx" ON "category_translations" USING btree ("category_id","language_id");
  CREATE INDEX "_category_translations_v_parent_idx" ON "_category_translations_v" USING btree ("parent_id");
  CREATE INDEX "_category_translations_v_version_version_category_idx" ON "_category_translations_v" USING btree ("version_category_id");
  CREATE INDEX "_category_translations_v_version_version_language_idx" ON "_category_translations_v" USING btree ("version_language_id");
  CREATE INDEX "_category_translations_v_version_version_translated_by_idx" ON "_category_translations_v" USING btree ("version_translated_by_id");
  CREATE INDEX "_category_translations_v_version_version_reviewed_by_idx" ON "_category_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_category_translations_v_version_version_updated_at_idx" ON "_category_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_category_translations_v_version_version_created_at_idx" ON "_category_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_category_translations_v_version_version__status_idx" ON "_category_translations_v" USING btree ("version__status");
  CREATE INDEX "_category_translations_v_created_at_idx" ON "_category_translations_v" USING btree ("created_at");
  CREATE INDEX "_category_translations_v_updated_at_idx" ON "_category_translations_v" USING btree ("updated_at");
  CREATE INDEX "_category_translations_v_latest_idx" ON "_category_translations_v" USING btree ("latest");
  CREATE INDEX "version_category_version_language_idx" ON "_category_translations_v" USING btree ("version_category_id","version_language_id");
  CREATE UNIQUE INDEX "languages_code_idx" ON "languages" USING btree ("code");
  CREATE INDEX "languages_updated_at_idx" ON "languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "languages" USING btree ("created_at");
  CREATE INDEX "learning_paths_category_idx" ON "learning_paths" USING btree ("category_id");
  CREATE INDEX "learning_paths_is_active_idx" ON "learning_paths" USING btree ("is_active");
  CREATE INDEX "learning_paths_updated_at_idx" ON "learning_paths" USING btree ("updated_at");
  CREATE INDEX "learning_paths_created_at_idx" ON "learning_paths" USING btree ("created_at");
  CREATE INDEX "learning_paths_rels_order_idx" ON "learning_paths_rels" USING btree ("order");
  CREATE INDEX "learning_paths_rels_parent_idx" ON "learning_paths_rels" USING btree ("parent_id");
  CREATE INDEX "learning_paths_rels_path_idx" ON "learning_paths_rels" USING btree ("path");
  CREATE INDEX "learning_paths_rels_learning_paths_id_idx" ON "learning_paths_rels" USING btree ("learning_paths_id");
  CREATE INDEX "_learning_paths_v_parent_idx" ON "_learning_paths_v" USING btree ("parent_id");
  CREATE INDEX "_learning_paths_v_version_version_category_idx" ON "_learning_paths_v" USING btree ("version_category_id");
  CREATE INDEX "_learning_paths_v_version_version_is_active_idx" ON "_learning_paths_v" USING btree ("version_is_active");
  CREATE INDEX "_learning_paths_v_version_version_updated_at_idx" ON "_learning_paths_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_paths_v_version_version_created_at_idx" ON "_learning_paths_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_paths_v_created_at_idx" ON "_learning_paths_v" USING btree ("created_at");
  CREATE INDEX "_learning_paths_v_updated_at_idx" ON "_learning_paths_v" USING btree ("updated_at");
  CREATE INDEX "_learning_paths_v_rels_order_idx" ON "_learning_paths_v_rels" USING btree ("order");
  CREATE INDEX "_learning_paths_v_rels_parent_idx" ON "_learning_paths_v_rels" USING btree ("parent_id");
  CREATE INDEX "_learning_paths_v_rels_path_idx" ON "_learning_paths_v_rels" USING btree ("path");
  CREATE INDEX "_learning_paths_v_rels_learning_paths_id_idx" ON "_learning_paths_v_rels" USING btree ("learning_paths_id");
  CREATE INDEX "learning_modules_path_idx" ON "learning_modules" USING btree ("path_id");
  CREATE INDEX "learning_modules_updated_at_idx" ON "learning_modules" USING btree ("updated_at");
  CREATE INDEX "learning_modules_created_at_idx" ON "learning_modules" USING btree ("created_at");
  CREATE UNIQUE INDEX "path_order_idx" ON "learning_modules" USING btree ("path_id","order");
  CREATE INDEX "_learning_modules_v_parent_idx" ON "_learning_modules_v" USING btree ("parent_id");
  CREATE INDEX "_learning_modules_v_version_version_path_idx" ON "_learning_modules_v" USING btree ("version_path_id");
  CREATE INDEX "_learning_modules_v_version_version_updated_at_idx" ON "_learning_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_modules_v_version_version_created_at_idx" ON "_learning_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_modules_v_created_at_idx" ON "_learning_modules_v" USING btree ("created_at");
  CREATE INDEX "_learning_modules_v_updated_at_idx" ON "_learning_modules_v" USING btree ("updated_at");
  CREATE INDEX "version_path_version_order_idx" ON "_learning_modules_v" USING btree ("version_path_id","version_order");
  CREATE INDEX "quiz_questions_module_idx" ON "quiz_questions" USING btree ("module_id");
  CREATE INDEX "quiz_questions_updated_at_idx" ON "quiz_questions" USING btree ("updated_at");
  CREATE INDEX "quiz_questions_created_at_idx" ON "quiz_questions" USING btree ("created_at");
  CREATE INDEX "module_order_idx" ON "quiz_questions" USING btree ("module_id","order");
  CREATE INDEX "achievements_category_idx" ON "achievements" USING btree ("category");
  CREATE INDEX "achievements_updated_at_idx" ON "achievements" USING btree ("updated_at");
  CREATE INDEX "achievements_created_at_idx" ON "achievements" USING btree ("created_at");
  CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");
  CREATE INDEX "certificates_learning_path_idx" ON "certificates" USING btree ("learning_path_id");
  CREATE UNIQUE INDEX "certificates_certificate_code_idx" ON "certificates" USING btree ("certificate_code");
  CREATE INDEX "certificates_verified_by_idx" ON "certificates" USING btree ("verified_by_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "learning_path_reviews_user_idx" ON "learning_path_reviews" USING btree ("user_id");
  CREATE INDEX "learning_path_reviews_learning_path_idx" ON "learning_path_reviews" USING btree ("learning_path_id");
  CREATE INDEX "learning_path_reviews_updated_at_idx" ON "learning_path_reviews" USING btree ("updated_at");
  CREATE INDEX "learning_path_reviews_created_at_idx" ON "learning_path_reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_learningPath_idx" ON "learning_path_reviews" USING btree ("user_id","learning_path_id");
  CREATE INDEX "user_progress_user_idx" ON "user_progress" USING btree ("user_id");
  CREATE INDEX "user_progress_path_idx" ON "user_progress" USING btree ("path_id");
  CREATE INDEX "user_progress_current_module_idx" ON "user_progress" USING btree ("current_module_id");
  CREATE INDEX "user_progress_updated_at_idx" ON "user_progress" USING btree ("updated_at");
  CREATE INDEX "user_progress_created_at_idx" ON "user_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_path_idx" ON "user_progress" USING btree ("user_id","path_id");
  CREATE INDEX "user_progress_rels_order_idx" ON "user_progress_rels" USING btree ("order");
  CREATE INDEX "user_progress_rels_parent_idx" ON "user_progress_rels" USING btree ("parent_id");
  CREATE INDEX "user_progress_rels_path_idx" ON "user_progress_rels" USING btree ("path");
  CREATE INDEX "user_progress_rels_learning_modules_id_idx" ON "user_progress_rels" USING btree ("learning_modules_id");
  CREATE INDEX "quiz_attempts_user_idx" ON "quiz_attempts" USING btree ("user_id");
  CREATE INDEX "quiz_attempts_module_idx" ON "quiz_attempts" USING btree ("module_id");
  CREATE INDEX "quiz_attempts_question_idx" ON "quiz_attempts" USING btree ("question_id");
  CREATE INDEX "quiz_attempts_updated_at_idx" ON "quiz_attempts" USING btree ("updated_at");
  CREATE INDEX "quiz_attempts_created_at_idx" ON "quiz_attempts" USING btree ("created_at");
  CREATE INDEX "user_module_idx" ON "quiz_attempts" USING btree ("user_id","module_id");
  CREATE INDEX "user_achievements_user_idx" ON "user_achievements" USING btree ("user_id");
  CREATE INDEX "user_achievements_achievement_idx" ON "user_achievements" USING btree ("achievement_id");
  CREATE INDEX "user_achievements_updated_at_idx" ON "user_achievements" USING btree ("updated_at");
  CREATE INDEX "user_achievements_created_at_idx" ON "user_achievements" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_achievement_idx" ON "user_achievements" USING btree ("user_id","achievement_id");
  CREATE INDEX "contributions_condition_idx" ON "contributions" USING btree ("condition_id");
  CREATE INDEX "contributions_user_idx" ON "contributions" USING btree ("user_id");
  CREATE INDEX "contributions_status_idx" ON "contributions" USING btree ("status");
  CREATE INDEX "contributions_updated_at_idx" ON "contributions" USING btree ("updated_at");
  CREATE INDEX "contributions_created_at_idx" ON "contributions" USING btree ("created_at");
  CREATE INDEX "discussions_condition_idx" ON "discussions" USING btree ("condition_id");
  CREATE INDEX "discussions_parent_idx" ON "discussions" USING btree ("parent_id");
  CREATE INDEX "discussions_user_idx" ON "discussions" USING btree ("user_id");
  CREATE INDEX "discussions_timestamp_idx" ON "discussions" USING btree ("timestamp");
  CREATE INDEX "discussions_updated_at_idx" ON "discussions" USING btree ("updated_at");
  CREATE INDEX "discussions_created_at_idx" ON "discussions" USING btree ("created_at");
  CREATE INDEX "forum_topics_category_type_idx" ON "forum_topics" USING btree ("category_type");
  CREATE INDEX "forum_topics_category_idx" ON "forum_topics" USING btree ("category_id");
  CREATE INDEX "forum_topics_created_by_idx" ON "forum_topics" USING btree ("created_by_id");
  CREATE INDEX "forum_topics_last_post_at_idx" ON "forum_topics" USING btree ("last_post_at");
  CREATE INDEX "forum_topics_updated_at_idx" ON "forum_topics" USING btree ("updated_at");
  CREATE INDEX "forum_topics_created_at_idx" ON "forum_topics" USING btree ("created_at");
  CREATE INDEX "forum_posts_topic_idx" ON "forum_posts" USING btree ("topic_id");
  CREATE INDEX "forum_posts_user_idx" ON "forum_posts" USING btree ("user_id");
  CREATE INDEX "forum_posts_parent_post_idx" ON "forum_posts" USING btree ("parent_post_id");
  CREATE INDEX "forum_posts_updated_at_idx" ON "forum_posts" USING btree ("updated_at");
  CREATE INDEX "forum_posts_created_at_idx" ON "forum_posts" USING btree ("created_at");
  CREATE INDEX "topic_createdAt_idx" ON "forum_posts" USING btree ("topic_id","created_at");
  CREATE INDEX "content_reports_reported_by_idx" ON "content_reports" USING btree ("reported_by_id");
  CREATE INDEX "content_reports_status_idx" ON "content_reports" USING btree ("status");
  CREATE INDEX "content_reports_reviewed_by_idx" ON "content_reports" USING btree ("reviewed_by_id");
  CREATE INDEX "content_reports_updated_at_idx" ON "content_reports" USING btree ("updated_at");
  CREATE INDEX "content_reports_created_at_idx" ON "content_reports" USING btree ("created_at");
  CREATE INDEX "contentType_contentId_idx" ON "content_reports" USING btree ("content_type","content_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_username_idx" ON "users" USING btree ("username");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "user_profiles_user_idx" ON "user_profiles" USING btree ("user_id");
  CREATE INDEX "user_profiles_updated_at_idx" ON "user_profiles" USING btree ("updated_at");
  CREATE INDEX "user_profiles_created_at_idx" ON "user_profiles" USING btree ("created_at");
  CREATE INDEX "user_sessions_user_idx" ON "user_sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "user_sessions_session_token_idx" ON "user_sessions" USING btree ("session_token");
  CREATE INDEX "user_sessions_expires_at_idx" ON "user_sessions" USING btree ("expires_at");
  CREATE INDEX "user_sessions_updated_at_idx" ON "user_sessions" USING btree ("updated_at");
  CREATE INDEX "user_sessions_created_at_idx" ON "user_sessions" USING btree ("created_at");
  CREATE INDEX "user_bookmarks_user_idx" ON "user_bookmarks" USING btree ("user_id");
  CREATE INDEX "user_bookmarks_condition_idx" ON "user_bookmarks" USING btree ("condition_id");
  CREATE INDEX "user_bookmarks_learning_path_idx" ON "user_bookmarks" USING btree ("learning_path_id");
  CREATE INDEX "user_bookmarks_updated_at_idx" ON "user_bookmarks" USING btree ("updated_at");
  CREATE INDEX "user_bookmarks_created_at_idx" ON "user_bookmarks" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_condition_idx" ON "user_bookmarks" USING btree ("user_id","condition_id");
  CREATE UNIQUE INDEX "user_learningPath_1_idx" ON "user_bookmarks" USING btree ("user_id","learning_path_id");
  CREATE INDEX "watchlist_user_idx" ON "watchlist" USING btree ("user_id");
  CREATE INDEX "watchlist_condition_idx" ON "watchlist" USING btree ("condition_id");
  CREATE INDEX "watchlist_updated_at_idx" ON "watchlist" USING btree ("updated_at");
  CREATE INDEX "watchlist_created_at_idx" ON "watchlist" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_condition_1_idx" ON "watchlist" USING btree ("user_id","condition_id");
  CREATE INDEX "analytics_events_user_idx" ON "analytics_events" USING btree ("user_id");
  CREATE INDEX "analytics_events_updated_at_idx" ON "analytics_events" USING btree ("updated_at");
  CREATE INDEX "analytics_events_created_at_idx" ON "analytics_events" USING btree ("created_at");
  CREATE INDEX "eventType_createdAt_idx" ON "analytics_events" USING btree ("event_type","created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_conditions_id_idx" ON "payload_locked_documents_rels" USING btree ("conditions_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_condition_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("condition_translations_id");
  CREATE INDEX "payload_locked_documents_rels_category_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("category_translations_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_learning_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_paths_id");
  CREATE INDEX "payload_locked_documents_rels_learning_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_modules_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_questions_id");
  CREATE INDEX "payload_locked_documents_rels_achievements_id_idx" ON "payload_locked_documents_rels" USING btree ("achievements_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "payload_locked_documents_rels_learning_path_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_path_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_user_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("user_progress_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_user_achievements_id_idx" ON "payload_locked_documents_rels" USING btree ("user_achievements_id");
  CREATE INDEX "payload_locked_documents_rels_contributions_id_idx" ON "payload_locked_documents_rels" USING btree ("contributions_id");
  CREATE INDEX "payload_locked_documents_rels_discussions_id_idx" ON "payload_locked_documents_rels" USING btree ("discussions_id");
  CREATE INDEX "payload_locked_documents_rels_forum_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_topics_id");
  CREATE INDEX "payload_locked_documents_rels_forum_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_posts_id");
  CREATE INDEX "payload_locked_documents_rels_content_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("content_reports_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_user_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("user_profiles_id");
  CREATE INDEX "payload_locked_documents_rels_user_bookmarks_id_idx" ON "payload_locked_documents_rels" USING btree ("user_bookmarks_id");
  CREATE INDEX "payload_locked_documents_rels_watchlist_id_idx" ON "payload_locked_documents_rels" USING btree ("watchlist_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "conditions" CASCADE;
  DROP TABLE "_conditions_v" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "condition_translations" CASCADE;
  DROP TABLE "_condition_translations_v" CASCADE;
  DROP TABLE "category_translations" CASCADE;
  DROP TABLE "_category_translations_v" CASCADE;
  DROP TABLE "languages" CASCADE;
  DROP TABLE "learning_paths" CASCADE;
  DROP TABLE "learning_paths_rels" CASCADE;
  DROP TABLE "_learning_paths_v" CASCADE;
  DROP TABLE "_learning_paths_v_rels" CASCADE;
  DROP TABLE "learning_modules" CASCADE;
  DROP TABLE "_learning_modules_v" CASCADE;
  DROP TABLE "quiz_questions" CASCADE;
  DROP TABLE "achievements" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "learning_path_reviews" CASCADE;
  DROP TABLE "user_progress" CASCADE;
  DROP TABLE "user_progress_rels" CASCADE;
  DROP TABLE "quiz_attempts" CASCADE;
  DROP TABLE "user_achievements" CASCADE;
  DROP TABLE "contributions" CASCADE;
  DROP TABLE "discussions" CASCADE;
  DROP TABLE "forum_topics" CASCADE;
  DROP TABLE "forum_posts" CASCADE;
  DROP TABLE "content_reports" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "user_profiles" CASCADE;
  DROP TABLE "user_sessions" CASCADE;
  DROP TABLE "user_bookmarks" CASCADE;
  DROP TABLE "watchlist" CASCADE;
  DROP TABLE "analytics_events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_conditions_status";
  DROP TYPE "public"."enum__conditions_v_version_status";
  DROP TYPE "public"."enum_categories_icon";
  DROP TYPE "public"."enum_categories_color";
  DROP TYPE "public"."enum__categories_v_version_icon";
  DROP TYPE "public"."enum__categories_v_version_color";
  DROP TYPE "public"."enum_translation_state";
  DROP TYPE "public"."enum_condition_translations_status";
  DROP TYPE "public"."enum__condition_translations_v_version_status";
  DROP TYPE "public"."enum_category_translations_status";
  DROP TYPE "public"."enum__category_translations_v_version_status";
  DROP TYPE "public"."enum_languages_direction";
  DROP TYPE "public"."enum_learning_paths_difficulty";
  DROP TYPE "public"."enum__learning_paths_v_version_difficulty";
  DROP TYPE "public"."enum_learning_modules_module_type";
  DROP TYPE "public"."enum__learning_modules_v_version_module_type";
  DROP TYPE "public"."enum_quiz_questions_question_type";
  DROP TYPE "public"."enum_achievements_rarity";
  DROP TYPE "public"."enum_user_progress_status";
  DROP TYPE "public"."enum_contributions_status";
  DROP TYPE "public"."enum_forum_topics_category_type";
  DROP TYPE "public"."enum_content_reports_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_user_bookmarks_bookmark_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
