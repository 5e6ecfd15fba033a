import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFiles, type IndexPart, indexFilesName } from '@common-ground/api/contracts/search/searchIndex.ts';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { Entry } from './selectEntries.ts';
import { INDEX_VERSION } from './version.ts';

type Order = {
  /** The language's folder, in which the index gets one of its own. */
  folder: string;
  language: string;
  part: IndexPart;
  entries: Entry[];
  /** Whether script and WebAssembly come with it, 150 kB that the browser takes from one index only. */
  withEngine: boolean;
};

/** Cards that share a file: a search that shows fifty cards asks for a few files, not for fifty. */
const CARDS_IN_A_FILE = 8;
/** Entries on their way to the library's process. All at once they would be in memory several times over. */
const AT_A_TIME = 64;
/** The library's own process says nothing when it dies; then this is how long anybody waits. */
const PATIENCE_MS = 120_000;
/** Folders that are being written; what a kill leaves of them, the next start removes. */
export const UNFINISHED = 'writing-';

const KEPT = /^(fragment|index|filter|pagefind-entry\.json|pagefind\..+\.pf_meta)$/;
const ENGINE = /^(pagefind\.js|pagefind-worker\.js|wasm\..+\.pagefind)$/;

/** Writes an index and puts it in place whole. Resolves to the name of its folder, the same for the same entries. */
export async function writeIndex(order: Order): Promise<string> {
  const name = `${order.part}-${hashOf(order)}`;
  const target = path.join(order.folder, name);
  if (existsSync(target)) return name;
  const unfinished = path.join(order.folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  try {
    await withPatience(build(order, unfinished));
    await prune(unfinished, order);
    await listFiles(unfinished);
    await rename(unfinished, target);
  } catch (error) {
    // Whatever state the library's process is in, the next index begins with another one.
    await close();
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return name;
}

async function build({ language, part, entries }: Order, outputPath: string): Promise<void> {
  const { index, errors } = await createIndex({
    forceLanguage: language,
    maxFragments: Math.ceil(entries.length / CARDS_IN_A_FILE),
  });
  if (!index) throw new Error(`No search index was made: ${errors.join('; ')}`);
  try {
    for (let start = 0; start < entries.length; start += AT_A_TIME)
      await Promise.all(entries.slice(start, start + AT_A_TIME).map((entry) => add(index, { entry, language, part })));
    demandNone((await index.writeFiles({ outputPath })).errors);
  } finally {
    await index.deleteIndex();
  }
}

type Added = Pick<Order, 'language' | 'part'> & { entry: Entry };

async function add(index: PagefindIndex, { entry, language, part }: Added): Promise<void> {
  const { errors } = await index.addCustomRecord({
    url: entry.address,
    content: entry.content,
    language,
    meta: entry.meta,
    filters: { part: [part], category: [String(entry.categoryId)] },
    sort: { id: String(entry.id).padStart(10, '0') },
  });
  demandNone(errors);
}

function demandNone(errors: string[]): void {
  if (errors.length > 0) throw new Error(`The search index was refused: ${errors.join('; ')}`);
}

/**
 * The library also writes four user interfaces that nobody here uses, and an engine of 55 kB for languages that it does not
 * know, which stays where the language is such a one.
 */
async function prune(folder: string, { language, withEngine }: Order): Promise<void> {
  const names = await readdir(folder);
  const isKnown = names.includes(`wasm.${language}.pagefind`);
  const isWanted = (name: string) =>
    KEPT.test(name) || (withEngine && ENGINE.test(name) && !(isKnown && name === 'wasm.unknown.pagefind'));
  for (const name of names) if (!isWanted(name)) await rm(path.join(folder, name), { recursive: true });
}

/** Names all files, for whoever keeps the index for when there is no line: the library finds them by names of its own. */
async function listFiles(folder: string): Promise<void> {
  const files: IndexFiles = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file).split(path.sep).join('/')] = (await stat(file)).size;
  }
  await writeFile(path.join(folder, indexFilesName), JSON.stringify(files));
}

function hashOf({ language, part, entries, withEngine }: Order): string {
  return createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, language, part, withEngine, entries]))
    .digest('hex')
    .slice(0, 16);
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search index was not written in time')), PATIENCE_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
