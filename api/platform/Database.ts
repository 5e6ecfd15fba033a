/** The query method of `pg`'s Pool and Client and of Payload's pool. Statements know their rows (`statement.ts`). */
export type Database = {
  query(
    query: string | NamedQuery,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount?: number | null }>;
};

/** A prepared statement, which each connection parses only once. */
export type NamedQuery = { name?: string; text: string; values?: unknown[] };
