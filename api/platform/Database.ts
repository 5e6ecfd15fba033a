/**
 * What `pg`'s Pool and Client and Payload's `payload.db.pool` all offer. A query with a name is a prepared statement:
 * each connection parses and plans it once. The shape of the rows is what the SQL promises; nothing checks it here.
 */
export type Database = {
  query<Shape = Record<string, unknown>>(query: string | NamedQuery, values?: unknown[]): Promise<{ rows: Shape[] }>;
};

export type NamedQuery = { name: string; text: string; values?: unknown[] };

export async function rowsOf<Shape>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const { rows } = await database.query<Shape>(query);
  return rows;
}

/** The first row, or null. */
export async function rowOf<Shape>(database: Database, query: NamedQuery): Promise<Shape | null> {
  const [row] = await rowsOf<Shape>(database, query);
  return row ?? null;
}

/** Rows as answers hold them, where a moment is text: ISO 8601, in UTC. */
export async function isoRowsOf<Shape extends object>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const rows = await rowsOf<Shape>(database, query);
  const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return rows.map((row) => {
    const values = Object.entries(row).map(([name, value]) => [name, toIso(value)]);
    return Object.fromEntries(values) as Shape;
  });
}

/** How many rows there are; `text` begins with FROM. */
export async function countOf(database: Database, { text, ...query }: NamedQuery): Promise<number> {
  const counted = await rowOf<{ count: number }>(database, { ...query, text: `SELECT count(*)::int AS count ${text}` });
  return counted?.count ?? 0;
}
