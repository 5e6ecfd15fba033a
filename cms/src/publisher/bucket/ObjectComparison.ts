import { type Bucket, CALLS_AT_ONCE } from '../../storage/Bucket.ts';
import { eachOfMany } from '../../storage/eachOfMany.ts';
import type { DamageFinder, ExpectedFile } from '../damage/compareFiles.ts';

/** Compares objects with their digests, which each of them stores. */
export class ObjectComparison implements DamageFinder {
  #bucket: Pick<Bucket, 'hasDigest'>;

  constructor(bucket: Pick<Bucket, 'hasDigest'>) {
    this.#bucket = bucket;
  }

  async findDamaged(files: readonly ExpectedFile[]): Promise<ExpectedFile[]> {
    const damaged: ExpectedFile[] = [];
    await eachOfMany(files, CALLS_AT_ONCE, async (expected) => {
      if (!(await this.#bucket.hasDigest(expected.file, expected.digest))) damaged.push(expected);
    });
    return damaged;
  }

  beginRound(): void {}
}
