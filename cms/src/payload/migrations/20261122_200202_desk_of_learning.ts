import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_contributions_kind" ADD VALUE 'path' BEFORE 'removal';
  ALTER TYPE "public"."enum_contributions_kind" ADD VALUE 'path_translation' BEFORE 'removal';
  CREATE TABLE "films_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language_id" integer NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "learning_path_translations" ADD COLUMN "made_from" jsonb;
  ALTER TABLE "_learning_path_translations_v" ADD COLUMN "version_made_from" jsonb;
  ALTER TABLE "contributions" ADD COLUMN "path_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_captions" ADD CONSTRAINT "films_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_captions_order_idx" ON "films_captions" USING btree ("_order");
  CREATE INDEX "films_captions_parent_id_idx" ON "films_captions" USING btree ("_parent_id");
  CREATE INDEX "films_captions_language_idx" ON "films_captions" USING btree ("language_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_path_id_learning_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contributions_path_idx" ON "contributions" USING btree ("path_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films_captions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films_captions" CASCADE;
  DROP TABLE "films" CASCADE;
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_path_id_learning_paths_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::text;
  DROP TYPE "public"."enum_contributions_kind";
  CREATE TYPE "public"."enum_contributions_kind" AS ENUM('condition', 'edit', 'translation', 'category_translation', 'removal');
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DEFAULT 'condition'::"public"."enum_contributions_kind";
  ALTER TABLE "contributions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_contributions_kind" USING "kind"::"public"."enum_contributions_kind";
  DROP INDEX "contributions_path_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "learning_path_translations" DROP COLUMN "made_from";
  ALTER TABLE "_learning_path_translations_v" DROP COLUMN "version_made_from";
  ALTER TABLE "contributions" DROP COLUMN "path_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";`)
}
