import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Versions of a module name the path that it was in, and the column is demanded: with Payload's own ON DELETE SET NULL no
 * path could be deleted that ever had a module.
 */
const KEY = '_learning_modules_v_version_path_id_learning_paths_id_fk';

const setRule = (rule: 'CASCADE' | 'SET NULL') =>
  sql.raw(`
    ALTER TABLE _learning_modules_v DROP CONSTRAINT "${KEY}";
    ALTER TABLE _learning_modules_v ADD CONSTRAINT "${KEY}"
      FOREIGN KEY (version_path_id) REFERENCES learning_paths (id) ON DELETE ${rule};`);

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(setRule('CASCADE'));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(setRule('SET NULL'));
}
