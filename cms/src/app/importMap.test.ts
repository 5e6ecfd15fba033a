import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateImportMap } from 'payload';
import { expect, test } from 'vitest';
import { CONFIG_TIMEOUT, testConfig } from '../payload/testing/testConfig.ts';

const MAP = 'src/app/(payload)/cms/importMap.js';

test('lists every component of the configuration in the import map (else: pnpm generate)', {
  timeout: CONFIG_TIMEOUT,
}, async () => {
  const config = await testConfig();
  const folder = mkdtempSync(path.join(tmpdir(), 'import-map-'));
  try {
    const importMap = { ...config.admin.importMap, baseDir: folder, importMapFile: path.join(folder, MAP) };
    mkdirSync(path.dirname(importMap.importMapFile), { recursive: true });
    writeFileSync(importMap.importMapFile, '');
    await generateImportMap({ ...config, admin: { ...config.admin, importMap } }, { log: false, force: true });
    const committed = readFileSync(path.resolve(import.meta.dirname, '../..', MAP), 'utf8');
    expect(committed.trim()).toBe(readFileSync(path.join(folder, MAP), 'utf8').trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
