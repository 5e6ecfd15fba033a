import { MAX_PAGES_TOGETHER, pagesTogetherPath } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { CACHEABLE_CALLS } from '../caches.ts';
import { findPageFiles } from './findPageFiles.ts';
import { indexFiles } from './indexFiles.ts';
import { OFFLINE_FILES_PATH, type OfflineFiles } from './offlineFiles.ts';
import type { SaveTarget } from './savedKey.ts';
import { describeTarget } from './saveItem.ts';

/** Estimates the bytes that a save fetches, without pictures and from a sample of the pages. Rejects when offline. */
export async function estimateSize(target: SaveTarget, signal?: AbortSignal): Promise<number> {
  const { path, pages } = await describeTarget(target, signal);
  const options = { signal: signal ?? null };
  const [html, list, index] = await Promise.all([
    fetch(path, options).then((response) => response.text()),
    fetch(OFFLINE_FILES_PATH, options).then((response): Promise<OfflineFiles> => response.json()),
    target.kind === 'language' ? indexFiles(target.lang, signal) : new Map<string, number>(),
  ]);
  const scripts = findPageFiles(html, { list, lang: target.lang }).map((file) => list[file]?.bytes ?? 0);
  const addresses = CACHEABLE_CALLS.map((call) => `${call}?lang=${target.lang}`);
  const answers = await Promise.all(addresses.map((address) => fetchLength(address, signal)));
  return Math.round(
    sumBytes(scripts) + (await bytesOfPages(pages, signal)) + sumBytes([...answers, ...index.values()]),
  );
}

async function bytesOfPages(pages: readonly string[], signal?: AbortSignal): Promise<number> {
  if (pages.length <= 1) return sumBytes(await Promise.all(pages.map((page) => fetchLength(page, signal))));
  const step = Math.max(1, pages.length / MAX_PAGES_TOGETHER);
  const count = Math.min(MAX_PAGES_TOGETHER, pages.length);
  const sample = Array.from({ length: count }, (_, at) => pages[Math.floor(at * step)] ?? '');
  return ((await fetchLength(pagesTogetherPath(sample), signal)) / count) * pages.length;
}

async function fetchLength(address: string, signal?: AbortSignal): Promise<number> {
  const { ok, headers } = await fetch(address, { method: 'HEAD', signal: signal ?? null });
  return ok ? Number(headers.get('content-length') ?? 0) : 0;
}

function sumBytes(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
