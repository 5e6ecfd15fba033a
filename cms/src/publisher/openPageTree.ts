import path from 'node:path';
import { Bucket } from '../storage/Bucket.ts';
import type { BucketSettings } from '../storage/bucketSettings.ts';
import { BucketTree } from './bucket/BucketTree.ts';
import type { PageTree } from './PageTree.ts';
import { StaticTree } from './StaticTree.ts';

/** The pages of a release. */
export type TreePlace = {
  /** Folder of the release, whose name is its id. With a bucket it has only the index of pages while that is built. */
  folder: string;
  /** Bucket of the pages; null when they are in the folder. */
  bucket?: BucketSettings | null | undefined;
};

export function openPageTree({ folder, bucket }: TreePlace): PageTree {
  return bucket ? new BucketTree(new Bucket(bucket), path.basename(folder)) : new StaticTree(folder);
}
