import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OFFLINE_DATABASE } from './caches.ts';

/** What a reader keeps on purpose. Its pages are in the cache of `caches.ts`. */
export type SavedItem = {
  /** `kind/id/language`, such as `condition/12/es`; of a whole language `language/es`. */
  key: string;
  kind: 'condition' | 'category' | 'path' | 'language';
  /** Of the condition, category or path; null for a whole language. */
  id: number | null;
  language: string;
  title: string;
  /** Where it is opened: a path of this site. */
  path: string;
  /** All that the cache holds for it: paths of pages, files and answers. Several items may share some. */
  paths: string[];
  /** Of all of them, as they take room here. */
  bytes: number;
  /** ISO 8601; null where it was never reviewed, or where there is nothing medical in it. */
  reviewedAt: string | null;
  savedAt: string;
};

/** Something that was done without a line, and is sent to the server when there is one again. */
export type QueuedWrite = {
  /** Given by the database, in the order in which they were made. */
  id?: number;
  /** Unique, made in the browser: the server sees by it that it has had a write already. */
  uuid: string;
  /** The account that made it; nobody else's session ever sends it. */
  userId: number;
  kind: 'bookmark' | 'unbookmark' | 'completeModule' | 'quizAnswers' | 'reply' | 'topic' | 'like' | 'watch' | 'follow';
  /** What the call of its kind needs. */
  input: unknown;
  /** For its row in the list of what waits, in the language it was made in. */
  title: string;
  madeAt: string;
  /** What the server said when it refused, in the reader's words; null while it waits. */
  refusal: string | null;
};

interface Database extends DBSchema {
  saved: { key: string; value: SavedItem };
  queue: { key: number; value: QueuedWrite; indexes: { userId: number } };
  /** Single values, such as since when corrections have been asked for. */
  notes: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Database>> | undefined;

/** The browser's database of this site, opened once a page. Rejects where the browser keeps nothing for us. */
export function offlineDatabase(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>(OFFLINE_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('saved', { keyPath: 'key' });
      database.createObjectStore('queue', { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId');
      database.createObjectStore('notes');
    },
    // Another tab has a newer version of the site: this one opens it anew when it next needs it.
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
