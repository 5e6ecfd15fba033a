/** What `/offline-files.json` says: every script of this version of the site, by its address. */
export type OfflineFiles = Record<
  string,
  {
    /** Over the wire. */
    bytes: number;
    /** What it imports, at once or later. */
    brings: string[];
    /** Of words that are of one language alone. */
    language?: string;
  }
>;

export const OFFLINE_FILES_PATH = '/offline-files.json';
