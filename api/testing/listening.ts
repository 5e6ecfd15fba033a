import type { Database, NamedQuery } from '../platform/Database.ts';

/** The same database, which notes what it is asked. */
export function listening(database: Database, asked: NamedQuery[]): Database {
  return {
    query: (query, values) => {
      asked.push(typeof query === 'string' ? { name: '', text: query, values: values ?? [] } : query);
      return database.query(query, values);
    },
  };
}
