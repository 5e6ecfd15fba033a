import { KEPT_CALLS } from '../caches.ts';
import { filesOf } from './filesOf.ts';
import { indexFiles } from './indexFiles.ts';
import { OFFLINE_FILES_PATH, type OfflineFiles } from './offlineFiles.ts';
import type { SaveTarget } from './savedKey.ts';
import { describeTarget } from './saveItem.ts';

/** Pages that are asked for their size; the others of one kind are much like them. */
const SAMPLE = 6;

/** About how many bytes a save will fetch: exactly of one page, of many by some of them. Throws where nothing comes. */
export async function estimateSize(target: SaveTarget, signal?: AbortSignal): Promise<number> {
  const { path, pages } = await describeTarget(target, signal);
  const options = { signal: signal ?? null };
  const [html, list, index] = await Promise.all([
    fetch(path, options).then((response) => response.text()),
    fetch(OFFLINE_FILES_PATH, options).then((response): Promise<OfflineFiles> => response.json()),
    target.kind === 'language' ? indexFiles(target.lang, signal) : new Map<string, number>(),
  ]);
  const scripts = filesOf(html, { list, lang: target.lang }).map((file) => list[file]?.bytes ?? 0);
  const pageBytes = await sampled(pages, signal);
  const answers = await sampled(
    KEPT_CALLS.map((call) => `${call}?lang=${target.lang}`),
    signal,
  );
  return Math.round(sumOf(scripts) + pageBytes + answers + sumOf([...index.values()]));
}

async function sampled(paths: readonly string[], signal: AbortSignal | undefined): Promise<number> {
  const step = Math.max(1, paths.length / SAMPLE);
  const chosen = Array.from({ length: Math.min(SAMPLE, paths.length) }, (_, at) => paths[Math.floor(at * step)] ?? '');
  const sizes = await Promise.all(
    chosen.map(async (path) => {
      const { ok, headers } = await fetch(path, { method: 'HEAD', signal: signal ?? null });
      return ok ? Number(headers.get('content-length') ?? 0) : 0;
    }),
  );
  return chosen.length === 0 ? 0 : (sumOf(sizes) / chosen.length) * paths.length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
