import { CACHES } from './caches.ts';
import { offlineDatabase, type SavedItem } from './database.ts';
import { alone } from './saved/alone.ts';
import { KeptPages, withBrought } from './saved/KeptPages.ts';
import { fetchFile, pathsIn } from './saved/keptFiles.ts';
import { putItem, sweepSaved } from './saved/savedItems.ts';

/** What `GET /api/corrections` answers. */
export type Correction = {
  /** Without its language, such as `/condition/12`. */
  path: string;
  kind: 'withdrawn' | 'corrected';
  title: string | null;
  what: string | null;
  /** ISO 8601. */
  at: string;
  /** Of title and text. */
  language: string;
};
type Corrections = { now: string; corrections: Correction[] };

/** In the database: until when all corrections are known here, and those that the reader has not seen yet. */
const SINCE = 'corrections-since';
const CORRECTED = 'corrected';
/** A list that nobody looks at does not grow for ever. */
const MOST_TOLD = 100;
/** As far back as the server tells of them. */
const LONG_AGO_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Brings corrections to what this browser keeps: a page that was withdrawn goes, in every language and from what was only
 * read too; one that was corrected is replaced, and stays as it was until the new one is there. Answers what the reader is
 * to be told: what became of pages that they saved before. Where something cannot be fetched this rejects, and all of it is
 * tried the next time.
 */
export function reconcile(): Promise<Correction[]> {
  return alone(async () => {
    const database = await offlineDatabase();
    const since = ((await database.get('notes', SINCE)) as string | undefined) ?? longAgo();
    const response = await fetch(`/api/corrections?since=${encodeURIComponent(since)}`, { credentials: 'omit' });
    if (!response.ok) throw new Error(`${response.status}: corrections`);
    const { now, corrections }: Corrections = await response.json();
    const before = await database.getAllKeys('saved');
    const told: Correction[] = [];
    for (const correction of newestOfEach(corrections)) if (await bring(correction)) told.push(correction);
    await note(told);
    await database.put('notes', now, SINCE);
    const left = await database.getAllKeys('saved');
    if (told.length > 0) await sweepSaved(before.filter((key) => !left.includes(key)));
    return told;
  });
}

/** Whether a page that was saved before is concerned. */
async function bring(correction: Correction): Promise<boolean> {
  const [read, saved] = [await caches.open(CACHES.read), await caches.open(CACHES.saved)];
  const items = await (await offlineDatabase()).getAll('saved');
  const isOld = (path: string) => items.some(({ paths, savedAt }) => paths.includes(path) && savedAt < correction.at);
  const inRead = concerned(await pathsIn(read), correction);
  const all = concerned(await pathsIn(saved), correction);
  const inSaved = all.filter(isOld);
  if (correction.kind === 'withdrawn') {
    for (const path of inRead) await read.delete(path);
    await withdraw(inSaved, { saved, items });
  } else {
    for (const path of inRead) await refresh(path, read);
    await replace(inSaved, { saved, items });
  }
  return inSaved.length > 0;
}

/** A copy that was only read. */
async function refresh(path: string, read: Cache): Promise<void> {
  const fresh = await fetchFile(path);
  if (fresh) await read.put(path, fresh);
  else await read.delete(path);
}

/** What the reader has not said to have seen. */
export async function readCorrected(): Promise<Correction[]> {
  return ((await (await offlineDatabase()).get('notes', CORRECTED)) as Correction[] | undefined) ?? [];
}

export async function forgetCorrected(): Promise<void> {
  await (await offlineDatabase()).delete('notes', CORRECTED);
}

async function note(told: readonly Correction[]): Promise<void> {
  if (told.length === 0) return;
  const before = await readCorrected();
  const others = before.filter(({ path }) => !told.some((one) => one.path === path));
  await (await offlineDatabase()).put('notes', [...told, ...others].slice(0, MOST_TOLD), CORRECTED);
}

type Where = { saved: Cache; items: readonly SavedItem[] };

async function withdraw(paths: readonly string[], { saved, items }: Where): Promise<void> {
  for (const path of paths) await saved.delete(path);
  const database = await offlineDatabase();
  for (const item of items) {
    const left = item.paths.filter((path) => !paths.includes(path));
    if (paths.includes(item.path)) await database.delete('saved', item.key);
    else if (left.length < item.paths.length) await putItem({ ...item, paths: left });
  }
}

async function replace(paths: readonly string[], { saved, items }: Where): Promise<void> {
  for (const path of paths) {
    const [first] = items.filter((item) => item.paths.includes(path));
    if (!first) continue;
    const kept = await KeptPages.begin({ cache: saved, lang: first.language });
    await kept.bringPage(path);
    for (const item of await (await offlineDatabase()).getAll('saved')) {
      const whole = withBrought(item, kept);
      if (whole) await putItem(whole);
    }
  }
}

/** Addresses of the page in all languages, and of the further pages of a list or topic. */
function concerned(paths: ReadonlySet<string>, { path }: Correction): string[] {
  return [...paths].filter((kept) => {
    const [address = ''] = kept.split('?');
    const plain = address.replace(/^\/[a-z]{2,3}(-[\w-]+)?(?=\/)/, '');
    return [address, plain].some((one) => one === path || one.startsWith(`${path}/page/`));
  });
}

function newestOfEach(corrections: readonly Correction[]): Correction[] {
  const newest = new Map<string, Correction>();
  for (const one of [...corrections].sort((a, b) => a.at.localeCompare(b.at))) newest.set(one.path, one);
  return [...newest.values()];
}

function longAgo(): string {
  return new Date(Date.now() - LONG_AGO_MS).toISOString();
}
