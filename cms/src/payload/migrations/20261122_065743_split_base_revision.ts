import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What a proposal was made from has two names: an edit's `base_revision` is the id of a version of its page, a
 * translation's `source_revision` counts the texts of its source. Events keep theirs as they were told.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE "contributions" ADD COLUMN "source_revision" numeric;
    UPDATE contributions SET source_revision = base_revision, base_revision = NULL WHERE language_id IS NOT NULL;
    UPDATE contributions SET base = base - 'revision' || jsonb_build_object(
        CASE WHEN language_id IS NULL THEN 'baseRevision' ELSE 'sourceRevision' END, base -> 'revision')
      WHERE base ? 'revision';`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE contributions SET base_revision = source_revision WHERE language_id IS NOT NULL;
    UPDATE contributions SET base = base - 'baseRevision' - 'sourceRevision'
        || jsonb_build_object('revision', coalesce(base -> 'baseRevision', base -> 'sourceRevision'))
      WHERE base IS NOT NULL;
    ALTER TABLE "contributions" DROP COLUMN "source_revision";`),
  );
}
