import type { Database, NamedQuery } from '../platform/Database.ts';

/** Returns the database, with each query appended to `asked`. */
export function recordQueries(database: Database, asked: NamedQuery[]): Database {
  return {
    query: (query, values) => {
      asked.push(typeof query === 'string' ? { name: '', text: query, values: values ?? [] } : query);
      return database.query(query, values);
    },
  };
}
