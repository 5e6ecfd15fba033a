import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleWorker } from './workerBuild.ts';

it('bundles one small, readable file without imports', async () => {
  const worker = await bundleWorker();
  expect(worker).not.toMatch(/\bimport\b[^;]*from|import\(/);
  expect(worker).toContain('/** Milliseconds without a response after which a stored copy is used. */');
  // The worker exceeds this limit when the schema library or the wording of other features is bundled too.
  expect(brotliCompressSync(worker).length).toBeLessThan(7500);
});
