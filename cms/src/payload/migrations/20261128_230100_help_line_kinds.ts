import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_help_lines_reach" AS ENUM('phone', 'mobileOnly', 'region');
  CREATE TYPE "public"."enum__help_lines_v_version_reach" AS ENUM('phone', 'mobileOnly', 'region');
  ALTER TABLE "help_lines" ADD COLUMN "kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "help_lines" ADD COLUMN "other_phones" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "help_lines" ADD COLUMN "sms" varchar;
  ALTER TABLE "help_lines" ADD COLUMN "reach" "enum_help_lines_reach" DEFAULT 'phone' NOT NULL;
  ALTER TABLE "help_lines" ADD COLUMN "access" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "help_lines" ADD COLUMN "opening_hours" jsonb;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_other_phones" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_sms" varchar;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_reach" "enum__help_lines_v_version_reach" DEFAULT 'phone' NOT NULL;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_access" jsonb DEFAULT '[]'::jsonb;
  ALTER TABLE "_help_lines_v" ADD COLUMN "version_opening_hours" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "help_lines" DROP COLUMN "kinds";
  ALTER TABLE "help_lines" DROP COLUMN "other_phones";
  ALTER TABLE "help_lines" DROP COLUMN "sms";
  ALTER TABLE "help_lines" DROP COLUMN "reach";
  ALTER TABLE "help_lines" DROP COLUMN "access";
  ALTER TABLE "help_lines" DROP COLUMN "opening_hours";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_kinds";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_other_phones";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_sms";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_reach";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_access";
  ALTER TABLE "_help_lines_v" DROP COLUMN "version_opening_hours";
  DROP TYPE "public"."enum_help_lines_reach";
  DROP TYPE "public"."enum__help_lines_v_version_reach";`)
}
