import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OFFLINE_DATABASE } from './caches.ts';

export type SavedItem = {
  /** `kind/id/language`, such as `condition/12/es`; `language/es` for a whole language. */
  key: string;
  kind: 'condition' | 'category' | 'path' | 'language';
  /** Id of the condition, category or path; null for a whole language. */
  id: number | null;
  language: string;
  title: string;
  path: string;
  /** Paths of its pages, files and API responses in the cache. Items may share some. */
  paths: string[];
  bytes: number;
  /** Oldest medical review of its conditions, in ISO 8601; null unless each condition has one that has not lapsed. */
  reviewedAt: string | null;
  savedAt: string;
};

export type QueuedWrite = {
  id?: number;
  /** Unique key by which the server recognises repeated replies, topics and rounds of a quiz. */
  uuid: string;
  /** Account that it belongs to, or `GUEST`. No session of another account sends it. */
  userId: number;
  /** Name of its `QueuedKind`. */
  kind: string;
  input: unknown;
  title: string;
  madeAt: string;
  /** The server's message, translated if known, or '' if it gave none; null while the write is not refused. */
  refusal: string | null;
};

interface Database extends DBSchema {
  saved: { key: string; value: SavedItem };
  queue: { key: number; value: QueuedWrite; indexes: { userId: number } };
  notes: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Database>> | undefined;

export function offlineDatabase(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>(OFFLINE_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('saved', { keyPath: 'key' });
      database.createObjectStore('queue', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
      database.createObjectStore('notes');
    },
    // Another tab waits to upgrade the database. The next use here opens it again.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
