import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFiles, type IndexPart, indexFilesName } from '@common-ground/api/contracts/search/searchIndex.ts';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { DIGESTS, digestOf, isWholeFolder, sealDigests } from '../digests.ts';
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

/**
 * Writes an index and puts it in place whole. Returns the name of its folder, which is the same for the same entries.
 * Browsers keep what is in such a folder for a year: a damaged index is not mended under its name but gets another one.
 */
export async function writeIndex(order: Order): Promise<string> {
  for (let edition = 0; ; edition += 1) {
    const name = `${order.part}-${hashOf(order, edition)}`;
    const target = path.join(order.folder, name);
    if (!existsSync(target)) await writeInto(target, order);
    else if (!isWholeFolder(target)) continue;
    return name;
  }
}

async function writeInto(target: string, order: Order): Promise<void> {
  const unfinished = path.join(order.folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  try {
    const files = await withPatience(build(order));
    await writeFiles(unfinished, files.filter(isWanted(order, files)));
    await rename(unfinished, target);
  } catch (error) {
    // Whatever state the library's process is in, the next index begins with another one.
    await close();
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type IndexFile = { path: string; content: Uint8Array };

/** Makes the index in memory: the library's process ends with a backtrace when it cannot write a file. */
async function build({ language, part, entries }: Order): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({
    forceLanguage: language,
    maxFragments: Math.ceil(entries.length / CARDS_IN_A_FILE),
  });
  if (!index) throw new Error(`No search index was made: ${errors.join('; ')}`);
  try {
    for (let start = 0; start < entries.length; start += AT_A_TIME)
      await Promise.all(entries.slice(start, start + AT_A_TIME).map((entry) => add(index, { entry, language, part })));
    const made = await index.getFiles();
    demandNone(made.errors);
    return made.files;
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
 * Leaves out four user interfaces of the library that nobody here uses, and an engine of 55 kB for languages that it does
 * not know, unless the language is such a one.
 */
function isWanted({ language, withEngine }: Order, files: readonly IndexFile[]) {
  const isKnown = files.some((file) => file.path === `wasm.${language}.pagefind`);
  return ({ path: name }: IndexFile): boolean => {
    const [top = ''] = name.split('/');
    return KEPT.test(top) || (withEngine && ENGINE.test(top) && !(isKnown && top === 'wasm.unknown.pagefind'));
  };
}

/**
 * Writes the files of an index, the list of their sizes for browsers that store the index (the library finds files by names
 * of its own), and the list of their digests.
 */
async function writeFiles(folder: string, files: readonly IndexFile[]): Promise<void> {
  const sizes: IndexFiles = Object.fromEntries(files.map((file) => [file.path, file.content.length]));
  const all = [...files, { path: indexFilesName, content: Buffer.from(JSON.stringify(sizes)) }];
  for (const file of all) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true });
    await writeFile(path.join(folder, file.path), file.content);
  }
  const digests = new Map(all.map((file) => [file.path, digestOf(Buffer.from(file.content))]));
  await writeFile(path.join(folder, DIGESTS), sealDigests(digests));
}

function hashOf({ language, part, entries, withEngine }: Order, edition: number): string {
  return createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, language, part, withEngine, entries, edition]))
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
