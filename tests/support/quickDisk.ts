import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** No page of a test has to survive a power cut. That the product waits for the disk is held by StaticTree.test.ts. */
Object.assign(fs, { fdatasync: (_descriptor: number, done: fs.NoParamCallback) => setImmediate(done, null) });
syncBuiltinESMExports();
