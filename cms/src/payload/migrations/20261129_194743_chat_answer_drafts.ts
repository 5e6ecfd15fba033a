import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drafts of chat answers. All that exists is published: the default of the new columns fills rows and versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE enum_chat_answers_status AS ENUM ('draft', 'published');
    CREATE TYPE enum__chat_answers_v_version_status AS ENUM ('draft', 'published');
    ALTER TABLE chat_answers
      ALTER COLUMN topic DROP NOT NULL, ALTER COLUMN title DROP NOT NULL, ALTER COLUMN keywords DROP NOT NULL,
      ALTER COLUMN text DROP NOT NULL, ALTER COLUMN place DROP NOT NULL,
      ADD COLUMN _status enum_chat_answers_status DEFAULT 'published';
    ALTER TABLE chat_answers ALTER COLUMN _status SET DEFAULT 'draft';
    -- No UPDATE could set the state of versions: a trigger keeps all but the column latest.
    ALTER TABLE _chat_answers_v
      ALTER COLUMN version_topic DROP NOT NULL, ALTER COLUMN version_title DROP NOT NULL,
      ALTER COLUMN version_keywords DROP NOT NULL, ALTER COLUMN version_text DROP NOT NULL,
      ALTER COLUMN version_place DROP NOT NULL,
      ADD COLUMN version__status enum__chat_answers_v_version_status DEFAULT 'published',
      ADD COLUMN latest boolean;
    ALTER TABLE _chat_answers_v ALTER COLUMN version__status SET DEFAULT 'draft';
    UPDATE _chat_answers_v v SET latest = true
    FROM (SELECT max(id) AS id FROM _chat_answers_v GROUP BY parent_id) newest
    WHERE newest.id = v.id;
    DROP INDEX chat_answers_created_at_idx;
    CREATE INDEX chat_answers__status_idx ON chat_answers (_status);
    CREATE INDEX _chat_answers_v_version_version_created_at_idx ON _chat_answers_v (version_created_at);
    CREATE INDEX _chat_answers_v_version_version__status_idx ON _chat_answers_v (version__status);
    CREATE INDEX _chat_answers_v_latest_idx ON _chat_answers_v (latest);`);
}

export async function down(): Promise<void> {
  throw new Error('Drafts would become answers that readers get: restore a backup instead');
}
