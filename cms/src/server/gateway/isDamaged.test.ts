import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ASSET_DIGESTS, DIGESTS, hashBytes, sealDigests } from '../../publisher/digests.ts';
import { StaticFiles } from './StaticFiles.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SCRIPT = '/_astro/island.abc123.js';
const CARDS = '/search/en/forum-0123456789abcdef/fragment/en_1.pf_fragment';
const PLACES = { [SCRIPT]: `assets${SCRIPT}`, [CARDS]: `current${CARDS}` };

let root: string;
let files: StaticFiles;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'damaged-'));
  for (const place of Object.values(PLACES)) put(place, 'whole');
  const name = CARDS.split('/').slice(4).join('/');
  put(`current/search/en/forum-0123456789abcdef/${DIGESTS}`, sealDigests(new Map([[name, hashBytes('whole')]])));
  put(ASSET_DIGESTS, sealDigests(new Map([[SCRIPT.slice(1), hashBytes('whole')]])));
  files = new StaticFiles(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(place: string, text: string): void {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function cacheControl(address: string): Promise<string | null> {
  const response = await files.serve(new Request(`http://test${address}`));
  return response.headers.get('cache-control');
}

it.each(Object.entries(PLACES))('lets browsers cache %s for a year only while it is whole', async (address, place) => {
  expect(await cacheControl(address)).toBe(IMMUTABLE);
  put(place, 'who');
  expect(await cacheControl(address)).toBe('no-store');
  put(place, 'whole');
  expect(await cacheControl(address)).toBe(IMMUTABLE);
});
