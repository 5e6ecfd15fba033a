import type { ClientBase, Connection } from 'pg';

export type Column = { name: string; typeId: number };

/** Prepares a statement without running it. Returns the columns of its rows, as PostgreSQL describes them. */
export function describeStatement(client: ClientBase, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    // A query of `pg` that sends Parse and Describe, but neither Bind nor Execute. `pg` calls its methods.
    client.query({
      submit: (connection: Connection) => {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: RowDescription) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
      },
      // After an error, `pg` does not call handleReadyForQuery.
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    });
  });
}

type RowDescription = { fields: { name: string; dataTypeID: number }[] };
