import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "learning_paths" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "learning_paths" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_sources" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "_learning_paths_v" ADD COLUMN "version_seed_key" varchar;
  ALTER TABLE "achievements" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb;
  ALTER TABLE "achievements" ADD COLUMN "seed_key" varchar;
  ALTER TABLE "_achievements_v" ADD COLUMN "version_translations" jsonb DEFAULT '{}'::jsonb;
  ALTER TABLE "_achievements_v" ADD COLUMN "version_seed_key" varchar;
  CREATE UNIQUE INDEX "learning_paths_seed_key_idx" ON "learning_paths" USING btree ("seed_key");
  CREATE INDEX "_learning_paths_v_version_version_seed_key_idx" ON "_learning_paths_v" USING btree ("version_seed_key");
  CREATE UNIQUE INDEX "achievements_seed_key_idx" ON "achievements" USING btree ("seed_key");
  CREATE INDEX "_achievements_v_version_version_seed_key_idx" ON "_achievements_v" USING btree ("version_seed_key");
  -- What of the encyclopedia a module teaches: when that changes, the module is looked at again.
  CREATE TABLE learning.taught (
    module_id integer NOT NULL REFERENCES public.learning_modules(id) ON DELETE CASCADE,
    condition_id integer NOT NULL REFERENCES public.conditions(id) ON DELETE CASCADE,
    section text NOT NULL,
    PRIMARY KEY (module_id, condition_id, section)
  );
  CREATE INDEX taught_condition ON learning.taught (condition_id, section);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE learning.taught;
  DROP INDEX "learning_paths_seed_key_idx";
  DROP INDEX "_learning_paths_v_version_version_seed_key_idx";
  DROP INDEX "achievements_seed_key_idx";
  DROP INDEX "_achievements_v_version_version_seed_key_idx";
  ALTER TABLE "learning_paths" DROP COLUMN "sources";
  ALTER TABLE "learning_paths" DROP COLUMN "seed_key";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_sources";
  ALTER TABLE "_learning_paths_v" DROP COLUMN "version_seed_key";
  ALTER TABLE "achievements" DROP COLUMN "translations";
  ALTER TABLE "achievements" DROP COLUMN "seed_key";
  ALTER TABLE "_achievements_v" DROP COLUMN "version_translations";
  ALTER TABLE "_achievements_v" DROP COLUMN "version_seed_key";`)
}
