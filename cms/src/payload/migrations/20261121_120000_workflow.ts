import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contributions_kind" AS ENUM('condition', 'edit', 'translation');
  ALTER TYPE "public"."enum_contributions_status" ADD VALUE 'draft' BEFORE 'pending';
  CREATE TABLE "review_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contribution_id" integer NOT NULL,
  	"action" varchar NOT NULL,
  	"from_state" varchar,
  	"to_state" varchar NOT NULL,
  	"user_id" integer,
  	"reason" varchar,
  	"detail" jsonb,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contributions_fk";
  
  DROP INDEX "payload_locked_documents_rels_contributions_id_idx";
  ALTER TABLE "conditions" ADD COLUMN "emergency_reason" varchar;
  ALTER TABLE "_conditions_v" ADD COLUMN "version_emergency_reason" varchar;
  ALTER TABLE "contributions" ADD COLUMN "kind" "enum_contributions_kind" DEFAULT 'condition' NOT NULL;
  ALTER TABLE "contributions" ADD COLUMN "category_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "language_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;
  ALTER TABLE "contributions" ADD COLUMN "base" jsonb;
  ALTER TABLE "contributions" ADD COLUMN "base_revision" numeric;
  ALTER TABLE "contributions" ADD COLUMN "is_minor_edit" boolean DEFAULT false;
  ALTER TABLE "contributions" ADD COLUMN "source" varchar;
  ALTER TABLE "contributions" ADD COLUMN "reviewer_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "approved_by_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "approved_at" timestamp(3) with time zone;
  ALTER TABLE "contributions" ADD COLUMN "scheduled_for" timestamp(3) with time zone;
  ALTER TABLE "contributions" ADD COLUMN "scheduled_by_id" integer;
  ALTER TABLE "contributions" ADD COLUMN "submitted_at" timestamp(3) with time zone;
  ALTER TABLE "contributions" ADD COLUMN "decided_at" timestamp(3) with time zone;
  ALTER TABLE "contributions" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "contributions" ADD COLUMN "result_revision" numeric;
  ALTER TABLE "review_events" ADD CONSTRAINT "review_events_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_events" ADD CONSTRAINT "review_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_events_contribution_idx" ON "review_events" USING btree ("contribution_id");
  CREATE INDEX "review_events_action_idx" ON "review_events" USING btree ("action");
  CREATE INDEX "review_events_user_idx" ON "review_events" USING btree ("user_id");
  CREATE INDEX "review_events_at_idx" ON "review_events" USING btree ("at");
  CREATE INDEX "contribution_at_idx" ON "review_events" USING btree ("contribution_id","at");
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contributions" ADD CONSTRAINT "contributions_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contributions_kind_idx" ON "contributions" USING btree ("kind");
  CREATE INDEX "contributions_category_idx" ON "contributions" USING btree ("category_id");
  CREATE INDEX "contributions_language_idx" ON "contributions" USING btree ("language_id");
  CREATE INDEX "contributions_reviewer_idx" ON "contributions" USING btree ("reviewer_id");
  CREATE INDEX "contributions_approved_by_idx" ON "contributions" USING btree ("approved_by_id");
  CREATE INDEX "contributions_scheduled_for_idx" ON "contributions" USING btree ("scheduled_for");
  CREATE INDEX "contributions_scheduled_by_idx" ON "contributions" USING btree ("scheduled_by_id");
  CREATE INDEX "status_submittedAt_idx" ON "contributions" USING btree ("status","submitted_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contributions_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "review_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "review_events" CASCADE;
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_category_id_categories_id_fk";
  
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_language_id_languages_id_fk";
  
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_reviewer_id_users_id_fk";
  
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_approved_by_id_users_id_fk";
  
  ALTER TABLE "contributions" DROP CONSTRAINT "contributions_scheduled_by_id_users_id_fk";
  
  ALTER TABLE "contributions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "contributions" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_contributions_status";
  CREATE TYPE "public"."enum_contributions_status" AS ENUM('pending', 'in_review', 'changes_requested', 'approved', 'published', 'rejected', 'withdrawn');
  ALTER TABLE "contributions" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_contributions_status";
  ALTER TABLE "contributions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_contributions_status" USING "status"::"public"."enum_contributions_status";
  DROP INDEX "contributions_kind_idx";
  DROP INDEX "contributions_category_idx";
  DROP INDEX "contributions_language_idx";
  DROP INDEX "contributions_reviewer_idx";
  DROP INDEX "contributions_approved_by_idx";
  DROP INDEX "contributions_scheduled_for_idx";
  DROP INDEX "contributions_scheduled_by_idx";
  DROP INDEX "status_submittedAt_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contributions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contributions_fk" FOREIGN KEY ("contributions_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_contributions_id_idx" ON "payload_locked_documents_rels" USING btree ("contributions_id");
  ALTER TABLE "conditions" DROP COLUMN "emergency_reason";
  ALTER TABLE "_conditions_v" DROP COLUMN "version_emergency_reason";
  ALTER TABLE "contributions" DROP COLUMN "kind";
  ALTER TABLE "contributions" DROP COLUMN "category_id";
  ALTER TABLE "contributions" DROP COLUMN "language_id";
  ALTER TABLE "contributions" DROP COLUMN "content";
  ALTER TABLE "contributions" DROP COLUMN "base";
  ALTER TABLE "contributions" DROP COLUMN "base_revision";
  ALTER TABLE "contributions" DROP COLUMN "is_minor_edit";
  ALTER TABLE "contributions" DROP COLUMN "source";
  ALTER TABLE "contributions" DROP COLUMN "reviewer_id";
  ALTER TABLE "contributions" DROP COLUMN "approved_by_id";
  ALTER TABLE "contributions" DROP COLUMN "approved_at";
  ALTER TABLE "contributions" DROP COLUMN "scheduled_for";
  ALTER TABLE "contributions" DROP COLUMN "scheduled_by_id";
  ALTER TABLE "contributions" DROP COLUMN "submitted_at";
  ALTER TABLE "contributions" DROP COLUMN "decided_at";
  ALTER TABLE "contributions" DROP COLUMN "published_at";
  ALTER TABLE "contributions" DROP COLUMN "result_revision";
  DROP TYPE "public"."enum_contributions_kind";`)
}
