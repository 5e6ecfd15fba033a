import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type IndexFiles, indexFilesName, type PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { DIGESTS, hashBytes, isWholeFolder, sealDigests } from '../digests.ts';
import { INDEX_VERSION } from './version.ts';

/** The text of a page as HTML, and its address, which may have a query. */
export type PageText = { address: string; html: string };

type Order = {
  folder: string;
  language: string;
  /** `engine`: script and WebAssembly (150 kB), which browsers take from one folder, with an index without texts. */
  kind: PageKind | 'engine';
  pages: PageText[];
};

/** Topics whose texts are in one file. The index of 1,000 topics would otherwise be thousands of files. */
const TOPICS_IN_A_FILE = 4;
/** Pages that the library's process gets at once. All of them would be in memory several times. */
const AT_A_TIME = 64;
/** Longest wait, because the library does not report the death of its process. */
const TIMEOUT_MS = 120_000;
/** Prefix of folders that are being written. The next start removes those that a kill left. */
export const UNFINISHED = 'writing-';

const KEPT = /^(fragment|index|filter|pagefind-entry\.json|pagefind\..+\.pf_meta)$/;
const ENGINE = /^(pagefind\.js|pagefind-worker\.js|wasm\..+\.pagefind)$/;

/**
 * Writes an index as a whole and returns its folder's name, the same for the same entries. Browsers cache the folder
 * for a year, so a damaged index gets another name instead of a repair.
 */
export async function writeIndex(order: Order): Promise<string> {
  for (let edition = 0; ; edition += 1) {
    const name = `${order.kind}-${hashOrder(order, edition)}`;
    const target = path.join(order.folder, name);
    if (!existsSync(target)) await writeInto(target, order);
    else if (!isWholeFolder(target)) continue;
    return name;
  }
}

async function writeInto(target: string, order: Order): Promise<void> {
  const unfinished = path.join(order.folder, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  try {
    const files = await withTimeout(build(order));
    await writeFiles(unfinished, files.filter(isWanted(order, files)));
    await rename(unfinished, target);
  } catch (error) {
    // The library's process may be in any state, so the next index uses another one.
    await close();
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type IndexFile = { path: string; content: Uint8Array };

/** Builds the index in memory, because the library's process crashes when it cannot write a file. */
async function build({ language, kind, pages }: Order): Promise<IndexFile[]> {
  const { index, errors } = await createIndex({
    forceLanguage: language,
    ...(kind === 'forum' ? { maxFragments: Math.ceil(pages.length / TOPICS_IN_A_FILE) } : {}),
  });
  if (!index) throw new Error(`The search library created no index: ${errors.join('; ')}`);
  try {
    // Without any page there would be no index, and the library's script would reject. Searches filter by kind of page,
    // and this one has none.
    if (kind === 'engine') demandNone((await index.addCustomRecord({ url: '/', content: language, language })).errors);
    for (let start = 0; start < pages.length; start += AT_A_TIME)
      await Promise.all(pages.slice(start, start + AT_A_TIME).map((page) => add(index, page)));
    const made = await index.getFiles();
    demandNone(made.errors);
    return made.files;
  } finally {
    await index.deleteIndex();
  }
}

async function add(index: PagefindIndex, { address, html }: PageText): Promise<void> {
  demandNone((await index.addHTMLFile({ url: address, content: html })).errors);
}

function demandNone(errors: string[]): void {
  if (errors.length > 0) throw new Error(`The search library reported an error: ${errors.join('; ')}`);
}

/** Leaves out the library's user interfaces, and its engine for unknown languages (55 kB) unless it is needed. */
function isWanted({ language, kind }: Order, files: readonly IndexFile[]) {
  const isKnown = files.some((file) => file.path === `wasm.${language}.pagefind`);
  return ({ path: name }: IndexFile): boolean => {
    const [top = ''] = name.split('/');
    return KEPT.test(top) || (kind === 'engine' && ENGINE.test(top) && !(isKnown && top === 'wasm.unknown.pagefind'));
  };
}

/** Writes the files, a list of their sizes for browsers that store the index, and a list of their digests. */
async function writeFiles(folder: string, files: readonly IndexFile[]): Promise<void> {
  const sizes: IndexFiles = Object.fromEntries(files.map((file) => [file.path, file.content.length]));
  const all = [...files, { path: indexFilesName, content: Buffer.from(JSON.stringify(sizes)) }];
  for (const file of all) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true });
    await writeFile(path.join(folder, file.path), file.content);
  }
  const digests = new Map(all.map((file) => [file.path, hashBytes(Buffer.from(file.content))]));
  await writeFile(path.join(folder, DIGESTS), sealDigests(digests));
}

function hashOrder({ language, kind, pages }: Order, edition: number): string {
  return createHash('sha256')
    .update(JSON.stringify([INDEX_VERSION, language, kind, pages, edition]))
    .digest('hex')
    .slice(0, 16);
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search index was not written in time')), TIMEOUT_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
