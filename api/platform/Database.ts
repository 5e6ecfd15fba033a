/** The query method of `pg`'s Pool and Client and of Payload's pool. Nothing checks that rows have the type `Shape`. */
export type Database = {
  query<Shape = Record<string, unknown>>(
    query: string | NamedQuery,
    values?: unknown[],
  ): Promise<{ rows: Shape[]; rowCount?: number | null }>;
};

/** A prepared statement, which each connection parses only once. */
export type NamedQuery = { name?: string; text: string; values?: unknown[] };

export async function selectRows<Shape>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const { rows } = await database.query<Shape>(query);
  return rows;
}

export async function findRow<Shape>(database: Database, query: NamedQuery): Promise<Shape | null> {
  const [row] = await selectRows<Shape>(database, query);
  return row ?? null;
}

/** Returns rows in which each Date is text (ISO 8601, UTC), as responses contain it. */
export async function selectIsoRows<Shape extends object>(database: Database, query: NamedQuery): Promise<Shape[]> {
  const rows = await selectRows<Shape>(database, query);
  const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return rows.map((row) => {
    const values = Object.entries(row).map(([name, value]) => [name, toIso(value)]);
    return Object.fromEntries(values) as Shape;
  });
}

/** Returns the number of rows. The `text` of the query begins with FROM. */
export async function countRows(database: Database, { text, ...query }: NamedQuery): Promise<number> {
  const counted = await findRow<{ count: number }>(database, {
    ...query,
    text: `SELECT count(*)::int AS count ${text}`,
  });
  return counted?.count ?? 0;
}
