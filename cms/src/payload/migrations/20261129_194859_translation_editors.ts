import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Translations of conditions and categories name who saved them. Versions from before stay without an editor. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE condition_translations ADD COLUMN last_edited_by_id integer
      CONSTRAINT condition_translations_last_edited_by_id_users_id_fk REFERENCES users ON DELETE SET NULL;
    CREATE INDEX condition_translations_last_edited_by_idx ON condition_translations (last_edited_by_id);
    ALTER TABLE _condition_translations_v ADD COLUMN version_last_edited_by_id integer
      CONSTRAINT _condition_translations_v_version_last_edited_by_id_users_id_fk REFERENCES users ON DELETE SET NULL;
    CREATE INDEX _condition_translations_v_version_version_last_edited_by_idx ON _condition_translations_v (version_last_edited_by_id);
    ALTER TABLE category_translations ADD COLUMN last_edited_by_id integer
      CONSTRAINT category_translations_last_edited_by_id_users_id_fk REFERENCES users ON DELETE SET NULL;
    CREATE INDEX category_translations_last_edited_by_idx ON category_translations (last_edited_by_id);
    ALTER TABLE _category_translations_v ADD COLUMN version_last_edited_by_id integer
      CONSTRAINT _category_translations_v_version_last_edited_by_id_users_id_fk REFERENCES users ON DELETE SET NULL;
    CREATE INDEX _category_translations_v_version_version_last_edited_by_idx ON _category_translations_v (version_last_edited_by_id);`);
}

export async function down(): Promise<void> {
  throw new Error('The editors of drafts would be lost: restore a backup instead');
}
