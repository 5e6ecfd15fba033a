import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_learning_path_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__learning_path_translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "learning_path_translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"modules" jsonb,
  	"path_id" integer,
  	"language_id" integer,
  	"source_edition" numeric,
  	"edit_summary" varchar,
  	"last_edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_learning_path_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_learning_path_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_modules" jsonb,
  	"version_path_id" integer,
  	"version_language_id" integer,
  	"version_source_edition" numeric,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__learning_path_translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "learning_paths" ALTER COLUMN "is_active" SET DEFAULT true;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_is_active" SET DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_path_translations_id" integer;
  ALTER TABLE "learning_path_translations" ADD CONSTRAINT "learning_path_translations_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_path_translations" ADD CONSTRAINT "learning_path_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_path_translations" ADD CONSTRAINT "learning_path_translations_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_path_translations_v" ADD CONSTRAINT "_learning_path_translations_v_parent_id_learning_path_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_path_translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_path_translations_v" ADD CONSTRAINT "_learning_path_translations_v_version_path_id_learning_paths_id_fk" FOREIGN KEY ("version_path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_path_translations_v" ADD CONSTRAINT "_learning_path_translations_v_version_language_id_languages_id_fk" FOREIGN KEY ("version_language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_path_translations_v" ADD CONSTRAINT "_learning_path_translations_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "learning_path_translations_path_idx" ON "learning_path_translations" USING btree ("path_id");
  CREATE INDEX "learning_path_translations_language_idx" ON "learning_path_translations" USING btree ("language_id");
  CREATE INDEX "learning_path_translations_last_edited_by_idx" ON "learning_path_translations" USING btree ("last_edited_by_id");
  CREATE INDEX "learning_path_translations_updated_at_idx" ON "learning_path_translations" USING btree ("updated_at");
  CREATE INDEX "learning_path_translations_created_at_idx" ON "learning_path_translations" USING btree ("created_at");
  CREATE INDEX "learning_path_translations__status_idx" ON "learning_path_translations" USING btree ("_status");
  CREATE UNIQUE INDEX "path_language_idx" ON "learning_path_translations" USING btree ("path_id","language_id");
  CREATE INDEX "_learning_path_translations_v_parent_idx" ON "_learning_path_translations_v" USING btree ("parent_id");
  CREATE INDEX "_learning_path_translations_v_version_version_path_idx" ON "_learning_path_translations_v" USING btree ("version_path_id");
  CREATE INDEX "_learning_path_translations_v_version_version_language_idx" ON "_learning_path_translations_v" USING btree ("version_language_id");
  CREATE INDEX "_learning_path_translations_v_version_version_last_edite_idx" ON "_learning_path_translations_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_learning_path_translations_v_version_version_updated_at_idx" ON "_learning_path_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_path_translations_v_version_version_created_at_idx" ON "_learning_path_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_path_translations_v_version_version__status_idx" ON "_learning_path_translations_v" USING btree ("version__status");
  CREATE INDEX "_learning_path_translations_v_created_at_idx" ON "_learning_path_translations_v" USING btree ("created_at");
  CREATE INDEX "_learning_path_translations_v_updated_at_idx" ON "_learning_path_translations_v" USING btree ("updated_at");
  CREATE INDEX "_learning_path_translations_v_latest_idx" ON "_learning_path_translations_v" USING btree ("latest");
  CREATE INDEX "version_path_version_language_idx" ON "_learning_path_translations_v" USING btree ("version_path_id","version_language_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_path_translations_fk" FOREIGN KEY ("learning_path_translations_id") REFERENCES "public"."learning_path_translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_learning_path_translations_idx" ON "payload_locked_documents_rels" USING btree ("learning_path_translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "learning_path_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_learning_path_translations_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "learning_path_translations" CASCADE;
  DROP TABLE "_learning_path_translations_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_learning_path_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_learning_path_translations_idx";
  ALTER TABLE "learning_paths" ALTER COLUMN "is_active" SET DEFAULT false;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_is_active" SET DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_path_translations_id";
  DROP TYPE "public"."enum_learning_path_translations_status";
  DROP TYPE "public"."enum__learning_path_translations_v_version_status";`)
}
