import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "user_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "user_sessions" ADD COLUMN "last_used_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "user_sessions" DROP COLUMN "device";
  ALTER TABLE "user_sessions" DROP COLUMN "last_used_at";`)
}
