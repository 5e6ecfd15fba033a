import type { BucketSettings } from '../storage/bucketSettings.ts';
import { openBucketStorage } from './bucket/openBucketStorage.ts';
import { openDiskStorage } from './openDiskStorage.ts';
import type { Release } from './releases.ts';
import type { TreeStorage } from './TreeStorage.ts';

/** @throws Error when a file of the build that renders pages is damaged */
export function openTreeStorage(release: Release, distFolder: string, bucket: BucketSettings | null): TreeStorage {
  return bucket ? openBucketStorage(release, distFolder, bucket) : openDiskStorage(release, distFolder);
}
