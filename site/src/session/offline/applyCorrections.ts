import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { Correction } from '@common-ground/api/contracts/offline/corrections.ts';
import { anonymousApi, calls } from '../guestApi.ts';
import { CACHES } from './caches.ts';
import { offlineDatabase, type SavedItem } from './database.ts';
import { addNeededFiles, KeptPages } from './saved/KeptPages.ts';
import { fetchFile, pathsIn } from './saved/keptFiles.ts';
import { putItem, sweepSaved, withSaveLock } from './saved/savedItems.ts';

/** Language that translations are made from. Only the type is imported: the value would add the schema library. */
const SOURCE: typeof DEFAULT_LANGUAGE = 'en';

/**
 * Database keys. `SINCE`: time until which all corrections are known here. `CORRECTED`: those that the reader has not
 * seen yet.
 */
const SINCE = 'corrections-since';
const CORRECTED = 'corrected';
const MAX_TOLD = 100;
/** Milliseconds; the server lists no corrections that are older. */
const LONG_AGO_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Applies corrections to the copies in this browser: deletes withdrawn pages in every language, and replaces corrected
 * ones, whose old copy stays until the new one has arrived. Returns the corrections of pages that were saved before.
 * Rejects when something cannot be fetched; the next call then repeats everything.
 */
export function applyCorrections(): Promise<Correction[]> {
  return withSaveLock(async () => {
    const database = await offlineDatabase();
    const since = ((await database.get('notes', SINCE)) as string | undefined) ?? longAgo();
    const { from, now, corrections } = await readCorrections(since);
    const before = await database.getAllKeys('saved');
    const told: Correction[] = [];
    for (const page of new Set(corrections.map(({ path }) => path))) {
      const ofPage = corrections.filter(({ path }) => path === page);
      const newest = ofPage.at(-1);
      const said = newest && findShownCorrection(await applyCorrection(newest), ofPage);
      if (said) told.push(said);
    }
    // The server no longer lists the changes between `since` and `from`.
    if (from > since) await renewOld(from);
    await note(told);
    await database.put('notes', now, SINCE);
    const left = await database.getAllKeys('saved');
    if (left.length < before.length) await sweepSaved(before.filter((key) => !left.includes(key)));
    return told;
  });
}

async function readCorrections(since: string): Promise<CallOutput<typeof calls.listCorrections>> {
  const read = (after?: string) => anonymousApi.call(calls.listCorrections, { query: { since, after } });
  const all = await read();
  for (let last = all; last.next; ) {
    last = await read(last.next);
    all.corrections.push(...last.corrections);
    all.now = last.now;
  }
  return all;
}

/**
 * Returns the correction to show, in a language of a copy or else in `SOURCE`. Undefined when there is no copy, or no
 * correction in such a language.
 */
function findShownCorrection(languages: readonly string[], ofPage: readonly Correction[]): Correction | undefined {
  const said = ofPage.filter(({ kind }) => kind === ofPage.at(-1)?.kind);
  const own = said.findLast(({ language }) => languages.includes(language));
  return languages.length > 0 ? (own ?? said.findLast(({ language }) => language === SOURCE)) : undefined;
}

/** Applies a correction to the copies. Returns the languages of the saved items that contained an old copy. */
async function applyCorrection(correction: Correction): Promise<string[]> {
  const [read, saved] = [await caches.open(CACHES.read), await caches.open(CACHES.saved)];
  const items = await (await offlineDatabase()).getAll('saved');
  const isOld = (path: string) => items.some(({ paths, savedAt }) => paths.includes(path) && savedAt < correction.at);
  const inRead = findAffectedPaths(await pathsIn(read), correction);
  const all = findAffectedPaths(await pathsIn(saved), correction);
  const inSaved = all.filter(isOld);
  if (correction.kind === 'withdrawn') {
    for (const path of inRead) await read.delete(path);
    await withdraw(inSaved, { saved, items });
  } else {
    for (const path of inRead) await refresh(path, read);
    await replace(inSaved, { saved, items, at: correction.at });
  }
  return items.filter(({ paths }) => inSaved.some((path) => paths.includes(path))).map(({ language }) => language);
}

/** Replaces copies that are older than `from` or have no date, and deletes those whose page is gone. */
async function renewOld(from: string): Promise<void> {
  const [read, saved] = [await caches.open(CACHES.read), await caches.open(CACHES.saved)];
  for (const path of await oldPages(read, from)) await refresh(path, read);
  for (const path of await oldPages(saved, from)) {
    const items = await (await offlineDatabase()).getAll('saved');
    if (await fetchFile(path)) await replace([path], { saved, items, at: from });
    else await withdraw([path], { saved, items });
  }
}

async function oldPages(cache: Cache, from: string): Promise<string[]> {
  const old: string[] = [];
  for (const path of await pathsIn(cache)) {
    const headers = (await cache.match(path))?.headers;
    const isPage = headers?.get('content-type')?.startsWith('text/html');
    if (isPage && !(Date.parse(headers?.get('date') ?? '') >= Date.parse(from))) old.push(path);
  }
  return old;
}

async function refresh(path: string, read: Cache): Promise<void> {
  const fresh = await fetchFile(path);
  if (fresh) await read.put(path, fresh);
  else await read.delete(path);
}

export async function readCorrected(): Promise<Correction[]> {
  return ((await (await offlineDatabase()).get('notes', CORRECTED)) as Correction[] | undefined) ?? [];
}

export async function deleteCorrected(): Promise<void> {
  await (await offlineDatabase()).delete('notes', CORRECTED);
}

async function note(told: readonly Correction[]): Promise<void> {
  if (told.length === 0) return;
  const before = await readCorrected();
  const others = before.filter(({ path }) => !told.some((one) => one.path === path));
  await (await offlineDatabase()).put('notes', [...told, ...others].slice(0, MAX_TOLD), CORRECTED);
}

type Where = { saved: Cache; items: readonly SavedItem[] };
/** `at`: ISO 8601; the new `savedAt` is never before it, even when the device's clock is slow. */
type Replacing = Where & { at: string };

async function withdraw(paths: readonly string[], { saved, items }: Where): Promise<void> {
  for (const path of paths) await saved.delete(path);
  const database = await offlineDatabase();
  for (const item of items) {
    const left = item.paths.filter((path) => !paths.includes(path));
    if (paths.includes(item.path)) await database.delete('saved', item.key);
    else if (left.length < item.paths.length) await putItem({ ...item, paths: left });
  }
}

async function replace(paths: readonly string[], { saved, items, at }: Replacing): Promise<void> {
  const now = new Date().toISOString();
  for (const path of paths) {
    const [first] = items.filter((item) => item.paths.includes(path));
    if (!first) continue;
    const kept = await KeptPages.begin({ cache: saved, lang: first.language });
    await kept.bringPage(path);
    for (const item of await (await offlineDatabase()).getAll('saved')) {
      const whole = addNeededFiles(item, kept);
      // A condition is one page, so the whole item is now new. Other items may still contain other pages that are old.
      const isRenewed = item.kind === 'condition' && kept.brought.has(item.path);
      if (isRenewed) await putItem({ ...(whole ?? item), savedAt: now > at ? now : at });
      else if (whole) await putItem(whole);
    }
  }
}

/** Returns the paths of a page in all languages, and of the further pages of a list or topic. */
function findAffectedPaths(paths: ReadonlySet<string>, { path }: Correction): string[] {
  return [...paths].filter((kept) => {
    const [address = ''] = kept.split('?');
    const plain = address.replace(/^\/[a-z]{2,3}(-[\w-]+)?(?=\/)/, '');
    return [address, plain].some((one) => one === path || one.startsWith(`${path}/page/`));
  });
}

function longAgo(): string {
  return new Date(Date.now() - LONG_AGO_MS).toISOString();
}
