import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Skips waiting for the disk: pages of tests need not survive a power cut. StaticTree.test.ts asserts that the product
 * waits.
 */
Object.assign(fs, { fdatasync: (_descriptor: number, done: fs.NoParamCallback) => setImmediate(done, null) });
syncBuiltinESMExports();
