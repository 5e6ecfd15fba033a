import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Gives each source of a condition and of a learning path its permanent number: those of the record count from 1 in their
 * order, those of its versions follow. Equal sources have the same number in the record, its versions and its open
 * contributions. A new source of a contribution gets its number when it is published.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Neither texts nor dates change: no page is written again, nobody is notified, and versions may be changed.
    ALTER TABLE conditions DISABLE TRIGGER USER;
    ALTER TABLE _conditions_v DISABLE TRIGGER USER;
    ALTER TABLE learning_paths DISABLE TRIGGER USER;
    ALTER TABLE _learning_paths_v DISABLE TRIGGER USER;
    ALTER TABLE contributions DISABLE TRIGGER USER;

    -- The sources of a list. The second of two equal ones has copy 2, so that each has a number of its own.
    CREATE FUNCTION pg_temp.read_sources(list jsonb) RETURNS TABLE (source jsonb, place bigint, text jsonb, copy bigint)
      LANGUAGE sql IMMUTABLE AS $$
        SELECT entry, entry_place, jsonb_strip_nulls(entry),
          row_number() OVER (PARTITION BY jsonb_strip_nulls(entry) ORDER BY entry_place)
        FROM jsonb_array_elements(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END)
          WITH ORDINALITY AS entries (entry, entry_place)
      $$;

    CREATE TEMP TABLE source_numbers ON COMMIT DROP AS
    SELECT kind, record, text, copy, row_number() OVER (PARTITION BY kind, record ORDER BY state, place)::int AS number
    FROM (
      SELECT DISTINCT ON (kind, record, text, copy) kind, record, text, copy, state, place
      FROM (
        SELECT 'condition' AS kind, id AS record, 0 AS state, sources FROM conditions
        UNION ALL SELECT 'condition', parent_id, id, version_sources FROM _conditions_v WHERE parent_id IS NOT NULL
        UNION ALL SELECT 'path', id, 0, sources FROM learning_paths
        UNION ALL SELECT 'path', parent_id, id, version_sources FROM _learning_paths_v WHERE parent_id IS NOT NULL
      ) AS states, pg_temp.read_sources(sources)
      WHERE jsonb_typeof(text) = 'object'
      ORDER BY kind, record, text, copy, state, place
    ) AS firsts;
    CREATE INDEX ON source_numbers (kind, record);
    ANALYZE source_numbers;

    CREATE FUNCTION pg_temp.number_sources(document text, document_id integer, list jsonb) RETURNS jsonb
      LANGUAGE sql STABLE AS $$
        SELECT coalesce(jsonb_agg(
          CASE WHEN n.number IS NULL THEN s.source ELSE s.source || jsonb_build_object('sourceNumber', n.number) END
          ORDER BY s.place), list)
        FROM pg_temp.read_sources(list) s
        LEFT JOIN source_numbers n
          ON n.kind = document AND n.record = document_id AND n.text = s.text AND n.copy = s.copy
      $$;
    -- Numbers the sources at a place of a JSON document. Returns the document unchanged when it has no list there.
    CREATE FUNCTION pg_temp.number_sources(document text, document_id integer, texts jsonb, place text[]) RETURNS jsonb
      LANGUAGE sql STABLE AS $$
        SELECT CASE jsonb_typeof(texts #> place)
          WHEN 'array' THEN jsonb_set(texts, place, pg_temp.number_sources(document, document_id, texts #> place))
          ELSE texts END
      $$;

    UPDATE conditions SET sources = pg_temp.number_sources('condition', id, sources) WHERE sources <> '[]';
    UPDATE _conditions_v SET version_sources = pg_temp.number_sources('condition', parent_id, version_sources)
      WHERE version_sources <> '[]';
    UPDATE learning_paths SET sources = pg_temp.number_sources('path', id, sources) WHERE sources <> '[]';
    UPDATE _learning_paths_v SET version_sources = pg_temp.number_sources('path', parent_id, version_sources)
      WHERE version_sources <> '[]';
    UPDATE contributions SET
      content = pg_temp.number_sources('condition', condition_id, content, '{sources}'),
      base = pg_temp.number_sources('condition', condition_id, base, '{texts,sources}')
      WHERE condition_id IS NOT NULL AND status NOT IN ('published', 'rejected', 'withdrawn');
    UPDATE contributions SET
      content = pg_temp.number_sources('path', path_id, content, '{sources}'),
      base = pg_temp.number_sources('path', path_id,
        pg_temp.number_sources('path', path_id, base, '{path,sources}'), '{source,sources}')
      WHERE path_id IS NOT NULL AND status NOT IN ('published', 'rejected', 'withdrawn');

    DROP FUNCTION pg_temp.number_sources(text, integer, jsonb, text[]), pg_temp.number_sources(text, integer, jsonb),
      pg_temp.read_sources(jsonb);
    ALTER TABLE conditions ENABLE TRIGGER USER;
    ALTER TABLE _conditions_v ENABLE TRIGGER USER;
    ALTER TABLE learning_paths ENABLE TRIGGER USER;
    ALTER TABLE _learning_paths_v ENABLE TRIGGER USER;
    ALTER TABLE contributions ENABLE TRIGGER USER;`);
}

export async function down(): Promise<void> {
  throw new Error('Numbers that statements name would be lost: restore a backup instead');
}
