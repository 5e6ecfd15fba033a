import type { BuildFiles } from './BuildFiles.ts';
import type { FileGroup } from './damage/compareFiles.ts';
import type { PageTree } from './PageTree.ts';
import type { PeriodicTask } from './PeriodicTasks.ts';
import type { SqlPool } from './Sql.ts';

/** A release and the files of its build, on the disk or in a bucket. */
export type TreeStorage = {
  pages: PageTree;
  build: BuildFiles;
  /** Returns the id of the published release; null before the first. */
  findRelease: () => Promise<string | null>;
  /** Makes this release the published one. */
  link: () => Promise<void>;
  /** Publishes this release, and deletes all but this and the previous one. */
  publish: () => Promise<void>;
  /** Copies pages that this release could not render from the published one, if it has them. */
  copyUnrendered: (paths: readonly string[]) => Promise<void>;
  /** Removes files of earlier builds that are too old. */
  sweepAssets: () => Promise<void>;
  /** Returns the task that compares all files with their digests. */
  createDamageTask: (sql: SqlPool, indexes: { entries: FileGroup; pages: FileGroup }) => PeriodicTask;
  /** Copies the index of pages from the folder of the release; null when that folder is served itself. */
  copyIndex: (() => Promise<void>) | null;
};
