/** Contents of `/offline-files.json`: every script of this version of the site, by its path. */
export type OfflineFiles = Record<
  string,
  {
    /** Size in bytes after Brotli compression. */
    bytes: number;
    /** Paths of the scripts that it imports, at once or later. */
    brings: string[];
    /** Language of a script that contains only texts of that language. */
    language?: string;
  }
>;

export const OFFLINE_FILES_PATH = '/offline-files.json';
