/** Removes pages from a CDN. Both methods throw `LastingFailure` when the CDN does not confirm it. */
export type Purge = {
  /** Purges the pages and files at these paths. */
  paths: (paths: readonly string[]) => Promise<void>;
  /** Purges everything, as after the switch to another release. */
  everything: () => Promise<void>;
};

/** Path of the dirty page that stands for the purge of everything. No page has it. */
export const EVERYTHING = '/*';
