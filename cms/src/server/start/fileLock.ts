import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/** Keeps the databases referenced: garbage collection would close them and drop their locks. */
const held: DatabaseSync[] = [];

/**
 * Takes SQLite's lock on an empty file. The kernel drops it when this process ends in any way (docs/decisions/025).
 * @returns the lock, which `close` drops, or null while another process has it
 */
export function takeLock(file: string): { close: () => void } | null {
  // SQLite does not say why it cannot create a file, but `openSync` does.
  closeSync(openSync(file, 'a'));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // A full disk has no room for a journal file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
  held.push(database);
  return database;
}
