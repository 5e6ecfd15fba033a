import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleWorker } from './workerBuild.ts';

it('is one small file that stands alone, and that people can read', async () => {
  const worker = await bundleWorker();
  expect(worker).not.toMatch(/\bimport\b[^;]*from|import\(/);
  expect(worker).toContain('/** How long a line that says nothing is waited for while there is a copy. */');
  // Neither the schema library nor the words of other features.
  expect(brotliCompressSync(worker).length).toBeLessThan(7000);
});
