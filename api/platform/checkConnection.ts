import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks of a connection that waits for notifications, and for the answer to one. */
export const CHECK_CONNECTION_MS = 5000;

/** Rejects when a connection is dead without an error (a pulled cable, a firewall). */
export async function checkConnection(connection: { query(text: string): Promise<unknown> }): Promise<void> {
  const late = wait(CHECK_CONNECTION_MS, undefined, { ref: false }).then(() => {
    throw new Error('The connection to the database does not answer');
  });
  await Promise.race([connection.query('SELECT 1'), late]);
}
