import pg from 'pg';

/** Tables whose triggers say row by row what a bulk load says once at its end. */
const LOADED = ['languages', 'categories', 'category_translations', 'conditions', 'condition_translations'] as const;
type Table = (typeof LOADED)[number];
/** Conditions whose search entries are written by one statement. */
const INDEXED_AT_A_TIME = 100;

/** Columns that are worked out by PostgreSQL and differ in name in the versions. */
const NOT_COPIED = new Set(['id']);

/** An empty database, with the triggers asleep until `finish`. */
export async function prepare(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT FROM conditions LIMIT 1');
  if (rows.length > 0) throw new Error('The database holds conditions already; the generator fills empty ones only');
  for (const table of LOADED) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
}

/** Inserts rows that all have the same keys, or some of them, as one statement. */
export async function insert(client: pg.Client, table: Table, rows: Record<string, unknown>[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const known = await columnTypes(client, table);
  const wanted = columns.filter((column) => known.has(column));
  const list = wanted.map((column) => `"${column}"`).join(', ');
  const typed = wanted.map((column) => `"${column}" ${known.get(column)}`).join(', ');
  await client.query(`INSERT INTO ${table} (${list}) SELECT ${list} FROM json_to_recordset($1) AS row(${typed})`, [
    JSON.stringify(rows),
  ]);
}

/** One version of each record, as Payload would have left it: it reads the latest one at every edit. */
export async function writeVersions(client: pg.Client): Promise<void> {
  for (const table of ['conditions', 'condition_translations', 'category_translations'] as const) {
    const types = await columnTypes(client, `_${table}_v`);
    const copied = [...(await columnTypes(client, table)).keys()].filter((column) => !NOT_COPIED.has(column));
    const into = copied.map((column) => `"version_${column}"`);
    const from = copied.map((column) => `"${column}"::text::${types.get(`version_${column}`)}`);
    const plain = copied.map((column, index) => (column === '_status' ? from[index] : `"${column}"`));
    await client.query(`INSERT INTO _${table}_v (parent_id, latest, created_at, updated_at, ${into.join(', ')})
      SELECT id, true, created_at, updated_at, ${plain.join(', ')} FROM ${table}`);
  }
}

/** Wakes the triggers, moves the sequences past the ids that came with the rows, and lets PostgreSQL count. */
export async function finish(client: pg.Client): Promise<void> {
  for (const table of LOADED) {
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  }
  await client.query('VACUUM ANALYZE');
}

/** The search index, by the search schema's own function, on as many connections as there are cores to spare. */
export async function writeSearchIndex({
  client,
  databaseUrl,
}: {
  client: pg.Client;
  databaseUrl: string;
}): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regproc('search.write_all') IS NOT NULL AS exists`,
  );
  if (!rows[0]?.exists) return;
  const shares = await client.query<{ ids: number[] }>(
    `SELECT array_agg(id ORDER BY id) AS ids FROM conditions GROUP BY id / ${INDEXED_AT_A_TIME}`,
  );
  const waiting = shares.rows.map((row) => row.ids);
  await Promise.all(
    [1, 2].map(async () => {
      const worker = new pg.Client({ connectionString: databaseUrl });
      await worker.connect();
      for (let ids = waiting.pop(); ids; ids = waiting.pop()) await worker.query('SELECT search.write_all($1)', [ids]);
      await worker.end();
    }),
  );
  await client.query('VACUUM ANALYZE search.entry, search.name, search.word');
}

async function columnTypes(client: pg.Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>({
    name: 'bench-column-types',
    text: `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
           WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    values: [`public.${table}`],
  });
  return new Map(rows.map((row) => [row.name, row.type]));
}
