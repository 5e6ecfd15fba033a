import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_offs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"condition_id" integer,
  	"title" varchar NOT NULL,
  	"withdraws_id" integer,
  	"user_id" integer,
  	"signer_name" varchar,
  	"credential" varchar NOT NULL,
  	"signed_at" timestamp(3) with time zone NOT NULL,
  	"next_review_at" timestamp(3) with time zone NOT NULL,
  	"digest" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"note" varchar
  );
  
  ALTER TABLE "users" ADD COLUMN "credential" varchar;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_condition_id_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."conditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_withdraws_id_sign_offs_id_fk" FOREIGN KEY ("withdraws_id") REFERENCES "public"."sign_offs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sign_offs_condition_idx" ON "sign_offs" USING btree ("condition_id");
  CREATE UNIQUE INDEX "sign_offs_withdraws_idx" ON "sign_offs" USING btree ("withdraws_id");
  CREATE INDEX "sign_offs_user_idx" ON "sign_offs" USING btree ("user_id");
  CREATE INDEX "sign_offs_next_review_at_idx" ON "sign_offs" USING btree ("next_review_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_offs" CASCADE;
  ALTER TABLE "users" DROP COLUMN "credential";`)
}
