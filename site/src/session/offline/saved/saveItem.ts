import { ClientError } from '@common-ground/api/contracts/client.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { OfflinePages } from '@common-ground/api/contracts/offline/pages.ts';
import { browserIndexPath, browserNamesPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import { screenPath } from '../../../routes.ts';
import { api, calls } from '../../session.ts';
import { CACHEABLE_CALLS, CACHES } from '../caches.ts';
import type { SavedItem } from '../database.ts';
import { indexFiles } from './indexFiles.ts';
import { addNeededFiles, KeptPages } from './KeptPages.ts';
import { countBytes } from './keptFiles.ts';
import { SaveError, toSaveError } from './SaveError.ts';
import { putItem, readSaved, sweepSaved, withSaveLock } from './savedItems.ts';
import { type SaveTarget, savedKey } from './savedKey.ts';

type Options = {
  signal?: AbortSignal;
  onProgress?: (done: number, all: number) => void;
};

/** Saves an item as a whole or not at all. A failed update may leave new versions of some pages. @throws SaveError */
export async function saveItem(target: SaveTarget, options: Options = {}): Promise<SavedItem> {
  try {
    if (typeof caches === 'undefined' || typeof indexedDB === 'undefined') throw new SaveError('closed');
    return await withSaveLock(() => save(target, options));
  } catch (error) {
    throw toSaveError(error, options.signal);
  }
}

async function save(target: SaveTarget, { signal, onProgress }: Options): Promise<SavedItem> {
  const failing = new AbortController();
  const stop = AbortSignal.any([failing.signal, ...(signal ? [signal] : [])]);
  stop.throwIfAborted();
  const [described, before, more] = await Promise.all([
    describeTarget(target, stop),
    readSaved(),
    findOtherFiles(target, stop),
  ]);
  const cache = await caches.open(CACHES.saved);
  // The page that lists saved items must open offline too.
  const pages = [...new Set([...described.pages, screenPath('offline', target.lang)])];
  let done = 0;
  const onDone = () => onProgress?.(++done, pages.length + more.length);
  const kept = await KeptPages.begin({ cache, lang: target.lang, signal: stop });
  const paths = new Set<string>();
  try {
    await runAll(failing, [
      ...kept.bringPages(pages, (needed) => {
        for (const path of needed) paths.add(path);
        onDone();
      }),
      ...more.map((file) => async () => {
        for (const path of await kept.bringFiles([file])) paths.add(path);
        onDone();
      }),
    ]);
    if (!paths.has(described.path)) throw new SaveError('gone');
    const item: SavedItem = {
      key: savedKey(target),
      kind: target.kind,
      id: target.id,
      language: target.lang,
      title: described.title,
      path: described.path,
      paths: [...paths],
      bytes: await countBytes(cache, paths),
      reviewedAt: described.reviewedAt,
      savedAt: new Date().toISOString(),
    };
    await keepWhole(
      before.filter(({ key }) => key !== item.key),
      kept,
    );
    await putItem(item);
    return item;
  } catch (error) {
    // Pages that were replaced need their new files even though the save has failed.
    await keepWhole(before, kept);
    throw error;
  } finally {
    await sweepSaved();
  }
}

/** Runs all jobs, and aborts `failing` at the first error. Settles when no job is running any more. */
async function runAll(failing: AbortController, works: (() => Promise<void>)[]): Promise<void> {
  let failure: unknown;
  await Promise.all(
    works.map((work) =>
      work().catch((error: unknown) => {
        failure ??= error;
        failing.abort();
      }),
    ),
  );
  if (failure !== undefined) throw failure;
}

export async function describeTarget({ kind, id, lang }: SaveTarget, signal?: AbortSignal): Promise<OfflinePages> {
  const query = { kind, lang, ...(id === null ? {} : { id }) };
  try {
    return await api.call(calls.getOfflinePages, { query, ...(signal ? { signal } : {}) });
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) throw new SaveError('gone', error);
    throw error;
  }
}

async function findOtherFiles({ kind, lang }: SaveTarget, signal?: AbortSignal): Promise<string[]> {
  const answers = CACHEABLE_CALLS.map((path) => `${path}?lang=${lang}`);
  if (kind !== 'language') return answers;
  // Languages of the project that the site has switched off have no names.
  const search = [browserIndexPath(lang), ...LANGUAGE_CODES.map(browserNamesPath)];
  return [...answers, ...search, ...(await indexFiles(lang, signal)).keys()];
}

async function keepWhole(items: readonly SavedItem[], kept: KeptPages): Promise<void> {
  for (const item of items) {
    const whole = addNeededFiles(item, kept);
    if (whole) await putItem(whole);
  }
}
