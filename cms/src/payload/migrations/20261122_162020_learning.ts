import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "path_order_idx";
  ALTER TABLE "learning_paths" ADD COLUMN "edition" numeric DEFAULT 1;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_edition" numeric DEFAULT 1;
  ALTER TABLE "learning_modules" ADD COLUMN "is_active" boolean DEFAULT true;
  ALTER TABLE "learning_modules" ADD COLUMN "since" numeric DEFAULT 1;
  ALTER TABLE "_learning_modules_v" ADD COLUMN "version_is_active" boolean DEFAULT true;
  ALTER TABLE "_learning_modules_v" ADD COLUMN "version_since" numeric DEFAULT 1;
  ALTER TABLE "quiz_questions" ADD COLUMN "reasons" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "quiz_questions" ADD COLUMN "origin_condition_id" integer;
  ALTER TABLE "quiz_questions" ADD COLUMN "origin_section" varchar;
  ALTER TABLE "quiz_questions" ADD COLUMN "version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "quiz_questions" ADD COLUMN "is_active" boolean DEFAULT true;
  ALTER TABLE "_quiz_questions_v" ADD COLUMN "version_reasons" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "_quiz_questions_v" ADD COLUMN "version_origin_condition_id" integer;
  ALTER TABLE "_quiz_questions_v" ADD COLUMN "version_origin_section" varchar;
  ALTER TABLE "_quiz_questions_v" ADD COLUMN "version_version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_quiz_questions_v" ADD COLUMN "version_is_active" boolean DEFAULT true;
  ALTER TABLE "certificates" ADD COLUMN "edition" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "certificates" ADD COLUMN "learner_name" varchar;
  ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "revocation_reason" varchar;
  ALTER TABLE "user_progress" ADD COLUMN "completed_edition" numeric;
  ALTER TABLE "quiz_attempts" ADD COLUMN "question_version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "quiz_attempts" ADD COLUMN "round" varchar;
  ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_origin_condition_id_conditions_id_fk" FOREIGN KEY ("origin_condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_quiz_questions_v" ADD CONSTRAINT "_quiz_questions_v_version_origin_condition_id_conditions_id_fk" FOREIGN KEY ("version_origin_condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quiz_questions_origin_condition_idx" ON "quiz_questions" USING btree ("origin_condition_id");
  CREATE INDEX "_quiz_questions_v_version_version_origin_condition_idx" ON "_quiz_questions_v" USING btree ("version_origin_condition_id");
  CREATE UNIQUE INDEX "user_question_round_idx" ON "quiz_attempts" USING btree ("user_id","question_id","round");
  CREATE INDEX "path_order_idx" ON "learning_modules" USING btree ("path_id","order");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_origin_condition_id_conditions_id_fk";
  
  ALTER TABLE "_quiz_questions_v" DROP CONSTRAINT "_quiz_questions_v_version_origin_condition_id_conditions_id_fk";
  
  DROP INDEX "quiz_questions_origin_condition_idx";
  DROP INDEX "_quiz_questions_v_version_version_origin_condition_idx";
  DROP INDEX "user_question_round_idx";
  DROP INDEX "path_order_idx";
  CREATE UNIQUE INDEX "path_order_idx" ON "learning_modules" USING btree ("path_id","order");
  ALTER TABLE "learning_paths" DROP COLUMN "edition";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_edition";
  ALTER TABLE "learning_modules" DROP COLUMN "is_active";
  ALTER TABLE "learning_modules" DROP COLUMN "since";
  ALTER TABLE "_learning_modules_v" DROP COLUMN "version_is_active";
  ALTER TABLE "_learning_modules_v" DROP COLUMN "version_since";
  ALTER TABLE "quiz_questions" DROP COLUMN "reasons";
  ALTER TABLE "quiz_questions" DROP COLUMN "origin_condition_id";
  ALTER TABLE "quiz_questions" DROP COLUMN "origin_section";
  ALTER TABLE "quiz_questions" DROP COLUMN "version";
  ALTER TABLE "quiz_questions" DROP COLUMN "is_active";
  ALTER TABLE "_quiz_questions_v" DROP COLUMN "version_reasons";
  ALTER TABLE "_quiz_questions_v" DROP COLUMN "version_origin_condition_id";
  ALTER TABLE "_quiz_questions_v" DROP COLUMN "version_origin_section";
  ALTER TABLE "_quiz_questions_v" DROP COLUMN "version_version";
  ALTER TABLE "_quiz_questions_v" DROP COLUMN "version_is_active";
  ALTER TABLE "certificates" DROP COLUMN "edition";
  ALTER TABLE "certificates" DROP COLUMN "learner_name";
  ALTER TABLE "certificates" DROP COLUMN "revoked_at";
  ALTER TABLE "certificates" DROP COLUMN "revocation_reason";
  ALTER TABLE "user_progress" DROP COLUMN "completed_edition";
  ALTER TABLE "quiz_attempts" DROP COLUMN "question_version";
  ALTER TABLE "quiz_attempts" DROP COLUMN "round";`)
}
