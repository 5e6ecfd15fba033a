import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_learning_paths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__learning_paths_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "learning_paths" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "difficulty" DROP NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "estimated_duration" SET DEFAULT 0;
  ALTER TABLE "learning_paths" ALTER COLUMN "estimated_duration" DROP NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "is_active" SET DEFAULT false;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_title" DROP NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_difficulty" DROP NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_estimated_duration" SET DEFAULT 0;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_estimated_duration" DROP NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_is_active" SET DEFAULT false;
  ALTER TABLE "learning_paths" ADD COLUMN "modules" jsonb;
  ALTER TABLE "learning_paths" ADD COLUMN "_status" "enum_learning_paths_status" DEFAULT 'draft';
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_modules" jsonb;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version__status" "enum__learning_paths_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_learning_paths_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "learning_paths__status_idx" ON "learning_paths" USING btree ("_status");
  CREATE INDEX "_learning_paths_v_version_version__status_idx" ON "_learning_paths_v" USING btree ("version__status");
  CREATE INDEX "_learning_paths_v_latest_idx" ON "_learning_paths_v" USING btree ("latest");
  UPDATE learning_paths SET "_status" = 'published' WHERE is_active;
  -- Versions never change; that they are of what was published is said of them here for the first time.
  ALTER TABLE "_learning_paths_v" DISABLE TRIGGER USER;
  UPDATE _learning_paths_v v SET version__status = 'published',
    latest = v.id = (SELECT max(o.id) FROM _learning_paths_v o WHERE o.parent_id = v.parent_id);
  ALTER TABLE "_learning_paths_v" ENABLE TRIGGER USER;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "learning_paths__status_idx";
  DROP INDEX "_learning_paths_v_version_version__status_idx";
  DROP INDEX "_learning_paths_v_latest_idx";
  ALTER TABLE "learning_paths" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "difficulty" SET NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "estimated_duration" DROP DEFAULT;
  ALTER TABLE "learning_paths" ALTER COLUMN "estimated_duration" SET NOT NULL;
  ALTER TABLE "learning_paths" ALTER COLUMN "is_active" SET DEFAULT true;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_title" SET NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_difficulty" SET NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_estimated_duration" DROP DEFAULT;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_estimated_duration" SET NOT NULL;
  ALTER TABLE "_learning_paths_v" ALTER COLUMN "version_is_active" SET DEFAULT true;
  ALTER TABLE "learning_paths" DROP COLUMN "modules";
  ALTER TABLE "learning_paths" DROP COLUMN "_status";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_modules";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version__status";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_learning_paths_status";
  DROP TYPE "public"."enum__learning_paths_v_version_status";`)
}
