import pg from 'pg';

export type Server = { port: number; password: string };

/** How long a server may think that is well. */
const PATIENCE_MS = 3000;

type Question = { values?: unknown[]; patienceMs?: number };

/**
 * Asks the server on this port one thing, as its owner, on a connection of its own.
 * @throws what is wrong, as `pg` says it
 */
export async function askServer<Row extends pg.QueryResultRow>(
  { port, password }: Server,
  text: string,
  { values = [], patienceMs = PATIENCE_MS }: Question = {},
): Promise<Row[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // Whoever waits is told by the promise.
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    // Of a server that hangs there is no good-bye.
    void client.end().catch(() => {});
  }
}

/**
 * `gone`: nobody listens; `refused`: PostgreSQL does not know our password; `silent`: nothing is said; `busy`: it starts,
 * ends, or has too many connections.
 */
export function howItFailed(error: unknown): 'gone' | 'refused' | 'silent' | 'busy' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED') return 'gone';
  if (code.startsWith('28')) return 'refused';
  return error instanceof Error && /timeout/i.test(error.message) ? 'silent' : 'busy';
}
