import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_healthcare_samples_kind" AS ENUM('case', 'resource', 'professional');
  CREATE TYPE "public"."enum_healthcare_samples_status" AS ENUM('open', 'in_progress', 'resolved');
  CREATE TYPE "public"."enum_healthcare_samples_severity" AS ENUM('mild', 'moderate', 'severe');
  CREATE TYPE "public"."enum_healthcare_samples_format" AS ENUM('checklist', 'guide', 'plan');
  CREATE TYPE "public"."enum_healthcare_samples_setting" AS ENUM('clinic', 'school', 'community', 'remote');
  CREATE TABLE "healthcare_samples" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_healthcare_samples_kind" NOT NULL,
  	"number" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"points" jsonb DEFAULT '[]'::jsonb,
  	"condition_id" integer,
  	"status" "enum_healthcare_samples_status",
  	"severity" "enum_healthcare_samples_severity",
  	"opened_on" timestamp(3) with time zone,
  	"professional_id" integer,
  	"format" "enum_healthcare_samples_format",
  	"setting" "enum_healthcare_samples_setting",
  	"translations" jsonb DEFAULT '{}'::jsonb,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "healthcare_samples" ADD CONSTRAINT "healthcare_samples_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "healthcare_samples" ADD CONSTRAINT "healthcare_samples_professional_id_healthcare_samples_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."healthcare_samples"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "healthcare_samples_condition_idx" ON "healthcare_samples" USING btree ("condition_id");
  CREATE INDEX "healthcare_samples_professional_idx" ON "healthcare_samples" USING btree ("professional_id");
  CREATE UNIQUE INDEX "healthcare_samples_seed_key_idx" ON "healthcare_samples" USING btree ("seed_key");
  CREATE INDEX "healthcare_samples_updated_at_idx" ON "healthcare_samples" USING btree ("updated_at");
  CREATE INDEX "healthcare_samples_created_at_idx" ON "healthcare_samples" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_number_idx" ON "healthcare_samples" USING btree ("kind","number");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "healthcare_samples" CASCADE;
  DROP TYPE "public"."enum_healthcare_samples_kind";
  DROP TYPE "public"."enum_healthcare_samples_status";
  DROP TYPE "public"."enum_healthcare_samples_severity";
  DROP TYPE "public"."enum_healthcare_samples_format";
  DROP TYPE "public"."enum_healthcare_samples_setting";`)
}
