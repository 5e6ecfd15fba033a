import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's name for a file that another process holds. */
const BUSY = 5;

/** What nobody refers to any more is closed, and its lock dropped. */
const held = new Map<string, DatabaseSync>();

/**
 * Takes a lock on a file until `dropLock` or the end of this process, however that ends: the kernel drops it. Made of the
 * lock that SQLite, which comes with Node, takes on an empty database (docs/decisions/025). Nothing is written.
 * @returns false while another process holds it
 */
export function takeLock(file: string): boolean {
  // SQLite does not say why it cannot make a file.
  closeSync(openSync(file, 'a'));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // No journal beside the file: a full disk has no room for it.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false;
    throw error;
  }
  held.set(file, database);
  return true;
}

export function dropLock(file: string): void {
  held.get(file)?.close();
  held.delete(file);
}
