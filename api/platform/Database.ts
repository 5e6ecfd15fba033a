/**
 * What `pg`'s Pool and Client and Payload's `payload.db.pool` all offer. A query with a name is a prepared statement:
 * each connection parses and plans it once.
 */
export type Database = {
  query(query: string | NamedQuery, values?: unknown[]): Promise<{ rows: Row[] }>;
};

export type NamedQuery = { name: string; text: string; values: unknown[] };
export type Row = Record<string, unknown>;

/** The rows of a named query, with the shape that its SQL promises. */
export async function rowsOf<Shape>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const { rows } = await database.query(query);
  return rows as Shape[];
}
