/** The pages of a release, in a folder or a bucket. */
export type PageTree = {
  /** Writes a page whole or not at all. */
  write: (pagePath: string, bytes: Buffer) => Promise<'written' | 'unchanged'>;
  /** Resolves to false when the page does not exist. */
  remove: (pagePath: string) => Promise<boolean>;
  paths: () => AsyncGenerator<string>;
  /** Resolves to null when the page does not exist. */
  read: (pagePath: string) => Promise<Buffer | null>;
  hasDigest: (pagePath: string, digest: string) => Promise<boolean>;
  /** Removes unfinished files. */
  sweep: () => Promise<void>;
  /** Returns the file or key of a page. */
  fileOf: (pagePath: string) => string;
};
