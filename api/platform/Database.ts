/**
 * What `pg`'s Pool and Client and Payload's `payload.db.pool` all offer. A query with a name is a prepared statement:
 * each connection parses and plans it once. The shape of the rows is what the SQL promises; nothing checks it here.
 */
export type Database = {
  query<Shape = Record<string, unknown>>(query: string | NamedQuery, values?: unknown[]): Promise<{ rows: Shape[] }>;
};

export type NamedQuery = { name: string; text: string; values: unknown[] };

export async function rowsOf<Shape>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const { rows } = await database.query<Shape>(query);
  return rows;
}
