import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another process holds. */
const BUSY = 5;

/** A database that nothing refers to is closed, which drops its lock. */
const held: DatabaseSync[] = [];

/**
 * Takes a lock on a file that the kernel drops when this process ends, however it ends: the lock that SQLite, which comes
 * with Node, takes on an empty database (docs/decisions/025). Nothing is written.
 * @returns the lock, which `close` drops, or null while another process holds it
 */
export function takeLock(file: string): { close: () => void } | null {
  // SQLite does not say why it cannot make a file.
  closeSync(openSync(file, 'a'));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // No journal beside the file: a full disk has no room for it.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
  held.push(database);
  return database;
}
