import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderStore } from './FolderStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-folder-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('does not take a file that cannot be reached for a missing one', async () => {
  const store = new FolderStore(folder);
  expect(await store.has('missing/manifest.json')).toBe(false);
  symlinkSync('endless', path.join(folder, 'endless'));
  await expect(store.has('endless/manifest.json')).rejects.toThrow(/ELOOP/);
});
