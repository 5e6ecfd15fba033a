import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Pages about the site and their translations. The two rules on deletion that Payload would not make are in it (decision
 * 006): translations go with their page, and a language stays while something is in it. No API answer shows these pages,
 * so nobody has to be told of a change but the publisher, which a job wakes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_slug" AS ENUM('about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_slug" AS ENUM('about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" "enum_pages_slug",
  	"title" varchar,
  	"summary" varchar,
  	"body" varchar,
  	"is_minor_edit" boolean DEFAULT false,
  	"last_updated" timestamp(3) with time zone,
  	"published_digest" varchar,
  	"revision" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" "enum__pages_v_version_slug",
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" varchar,
  	"version_is_minor_edit" boolean DEFAULT false,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_published_digest" varchar,
  	"version_revision" numeric DEFAULT 1,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "page_translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"body" varchar,
  	"page_id" integer,
  	"language_id" integer,
  	"status" "enum_translation_state" DEFAULT 'draft',
  	"source_revision" numeric,
  	"translated_by_id" integer,
  	"reviewed_by_id" integer,
  	"last_updated" timestamp(3) with time zone,
  	"published_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_page_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_page_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" varchar,
  	"version_page_id" integer,
  	"version_language_id" integer,
  	"version_status" "enum_translation_state" DEFAULT 'draft',
  	"version_source_revision" numeric,
  	"version_translated_by_id" integer,
  	"version_reviewed_by_id" integer,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_published_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__page_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_translations_id" integer;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_translated_by_id_users_id_fk" FOREIGN KEY ("translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_parent_id_page_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."page_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_language_id_languages_id_fk" FOREIGN KEY ("version_language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_translated_by_id_users_id_fk" FOREIGN KEY ("version_translated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_translations_v" ADD CONSTRAINT "_page_translations_v_version_reviewed_by_id_users_id_fk" FOREIGN KEY ("version_reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "page_translations_page_idx" ON "page_translations" USING btree ("page_id");
  CREATE INDEX "page_translations_language_idx" ON "page_translations" USING btree ("language_id");
  CREATE INDEX "page_translations_translated_by_idx" ON "page_translations" USING btree ("translated_by_id");
  CREATE INDEX "page_translations_reviewed_by_idx" ON "page_translations" USING btree ("reviewed_by_id");
  CREATE INDEX "page_translations_updated_at_idx" ON "page_translations" USING btree ("updated_at");
  CREATE INDEX "page_translations_created_at_idx" ON "page_translations" USING btree ("created_at");
  CREATE INDEX "page_translations__status_idx" ON "page_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "page_language_idx" ON "page_translations" USING btree ("page_id","language_id");
  CREATE INDEX "_page_translations_v_parent_idx" ON "_page_translations_v" USING btree ("parent_id");
  CREATE INDEX "_page_translations_v_version_version_page_idx" ON "_page_translations_v" USING btree ("version_page_id");
  CREATE INDEX "_page_translations_v_version_version_language_idx" ON "_page_translations_v" USING btree ("version_language_id");
  CREATE INDEX "_page_translations_v_version_version_translated_by_idx" ON "_page_translations_v" USING btree ("version_translated_by_id");
  CREATE INDEX "_page_translations_v_version_version_reviewed_by_idx" ON "_page_translations_v" USING btree ("version_reviewed_by_id");
  CREATE INDEX "_page_translations_v_version_version_updated_at_idx" ON "_page_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_translations_v_version_version_created_at_idx" ON "_page_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_page_translations_v_version_version__status_idx" ON "_page_translations_v" USING btree ("version__status");
  CREATE INDEX "_page_translations_v_created_at_idx" ON "_page_translations_v" USING btree ("created_at");
  CREATE INDEX "_page_translations_v_updated_at_idx" ON "_page_translations_v" USING btree ("updated_at");
  CREATE INDEX "_page_translations_v_latest_idx" ON "_page_translations_v" USING btree ("latest");
  CREATE INDEX "version_page_version_language_idx" ON "_page_translations_v" USING btree ("version_page_id","version_language_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_translations_fk" FOREIGN KEY ("page_translations_id") REFERENCES "public"."page_translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_page_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("page_translations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_translations_fk";
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_translations_id";
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "page_translations" CASCADE;
  DROP TABLE "_page_translations_v" CASCADE;
  DROP TYPE "public"."enum_pages_slug";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_slug";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_page_translations_status";
  DROP TYPE "public"."enum__page_translations_v_version_status";`)
}
