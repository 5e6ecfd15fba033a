import { writeAllEntries } from '@common-ground/api/features/search/writeEntries.ts';
import pg from 'pg';

/** Tables whose triggers are off during the load: their work for each row is done once at the end. */
const LOADED = ['languages', 'categories', 'category_translations', 'conditions', 'condition_translations'] as const;

/** Switches the triggers off until `finish`. Throws when the database holds conditions. */
export async function prepare(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT FROM conditions LIMIT 1');
  if (rows.length > 0) throw new Error('The database holds conditions already; the generator fills empty ones only');
  for (const table of LOADED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
}

/** Inserts rows with one statement. A key that a row lacks is null. */
export async function insert(client: pg.Client, table: (typeof LOADED)[number], rows: object[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((column) => `"${column}"`).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Inserts a version of each record, as Payload does: Payload reads the latest version at every edit. */
export async function writeVersions(client: pg.Client): Promise<void> {
  for (const table of ['conditions', 'condition_translations', 'category_translations'])
    await client.query(
      `INSERT INTO _${table}_v SELECT version.* FROM ${table} record, LATERAL json_populate_record(NULL::_${table}_v,
         (SELECT json_object_agg('version_' || key, value) FROM json_each(to_json(record)))) named,
       LATERAL jsonb_populate_record(named, jsonb_build_object('id', nextval('_${table}_v_id_seq'), 'parent_id', record.id,
         'latest', true, 'created_at', record.created_at, 'updated_at', record.updated_at)) version`,
    );
}

/** Switches the triggers on, moves the sequences past the ids of the rows, and updates the statistics of PostgreSQL. */
export async function finish(client: pg.Client): Promise<void> {
  for (const table of LOADED) {
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  }
  await client.query('VACUUM ANALYZE');
}

/** Writes the search entries of all languages, as the publisher does. */
export async function writeSearchEntries(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await writeAllEntries(pool);
  await pool.query('VACUUM ANALYZE search.entry');
  await pool.end();
}
