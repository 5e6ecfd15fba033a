import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** What the publisher asks of a database connection; a `pg` Pool and a Client both offer it. */
export type Sql = {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
};
