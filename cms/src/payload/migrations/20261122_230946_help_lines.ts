import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "help_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"region" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"chat" varchar,
  	"web" varchar,
  	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"hours" varchar,
  	"for_whom" varchar NOT NULL,
  	"emergency" varchar,
  	"translations" jsonb DEFAULT '{}'::jsonb,
  	"source" varchar NOT NULL,
  	"checked_at" timestamp(3) with time zone,
  	"place" numeric DEFAULT 1 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"seed_key" varchar,
  	"edit_summary" varchar,
  	"last_edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_help_lines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_region" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_phone" varchar,
  	"version_chat" varchar,
  	"version_web" varchar,
  	"version_languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"version_hours" varchar,
  	"version_for_whom" varchar NOT NULL,
  	"version_emergency" varchar,
  	"version_translations" jsonb DEFAULT '{}'::jsonb,
  	"version_source" varchar NOT NULL,
  	"version_checked_at" timestamp(3) with time zone,
  	"version_place" numeric DEFAULT 1 NOT NULL,
  	"version_is_active" boolean DEFAULT true,
  	"version_seed_key" varchar,
  	"version_edit_summary" varchar,
  	"version_last_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_lines_id" integer;
  ALTER TABLE "help_lines" ADD CONSTRAINT "help_lines_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_lines_v" ADD CONSTRAINT "_help_lines_v_parent_id_help_lines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_lines_v" ADD CONSTRAINT "_help_lines_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "help_lines_region_idx" ON "help_lines" USING btree ("region");
  CREATE UNIQUE INDEX "help_lines_seed_key_idx" ON "help_lines" USING btree ("seed_key");
  CREATE INDEX "help_lines_last_edited_by_idx" ON "help_lines" USING btree ("last_edited_by_id");
  CREATE INDEX "help_lines_updated_at_idx" ON "help_lines" USING btree ("updated_at");
  CREATE INDEX "help_lines_created_at_idx" ON "help_lines" USING btree ("created_at");
  CREATE INDEX "_help_lines_v_parent_idx" ON "_help_lines_v" USING btree ("parent_id");
  CREATE INDEX "_help_lines_v_version_version_region_idx" ON "_help_lines_v" USING btree ("version_region");
  CREATE INDEX "_help_lines_v_version_version_seed_key_idx" ON "_help_lines_v" USING btree ("version_seed_key");
  CREATE INDEX "_help_lines_v_version_version_last_edited_by_idx" ON "_help_lines_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_help_lines_v_version_version_updated_at_idx" ON "_help_lines_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_lines_v_version_version_created_at_idx" ON "_help_lines_v" USING btree ("version_created_at");
  CREATE INDEX "_help_lines_v_created_at_idx" ON "_help_lines_v" USING btree ("created_at");
  CREATE INDEX "_help_lines_v_updated_at_idx" ON "_help_lines_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_lines_fk" FOREIGN KEY ("help_lines_id") REFERENCES "public"."help_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_help_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("help_lines_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "help_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_lines_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "help_lines" CASCADE;
  DROP TABLE "_help_lines_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_lines_fk";
  
  DROP INDEX "payload_locked_documents_rels_help_lines_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_lines_id";`)
}
