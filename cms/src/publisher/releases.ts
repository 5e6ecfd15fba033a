import { createHash } from 'node:crypto';
import {
  constants,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { fileFor } from '@common-ground/site/renderer';

/**
 * The folders of the static tree below one root: `releases/<id>/` holds the pages of one build of the site, `current`
 * links to the one that readers get, `assets/` keeps scripts of old builds as well, because pages in readers' tabs
 * still ask for them.
 */
export type Tree = { release: string; folder: string; root: string };

type Built = { root: string; distFolder: string; siteUrl: string; contactEmail?: string | undefined };

/** The build of the site, as a name: another build, or what a setting puts into pages, makes another release. */
export async function releaseOf({ root, distFolder, siteUrl, contactEmail = '' }: Built): Promise<Tree> {
  const hash = createHash('sha256').update(`${siteUrl}\n${contactEmail}`);
  for (const file of (await readdir(distFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.relative(distFolder, file)).update(await readFile(file));
  const release = hash.digest('hex').slice(0, 16);
  return { release, folder: path.join(root, 'releases', release), root };
}

/** Which release readers get now, or null before the first. */
export async function currentRelease(root: string): Promise<string | null> {
  return readlink(path.join(root, 'current')).then(
    (target) => path.basename(target),
    () => null,
  );
}

/** Tells browsers of another version, so that it comes before readers together with its pages. */
const WORKER = 'sw.js';

/**
 * Adds the scripts of a build to those that are served; names carry a hash, so nothing is replaced by something else.
 * @returns their files, relative to `assets`
 */
export async function addAssets({ root, folder }: Omit<Tree, 'release'>, clientFolder: string): Promise<Set<string>> {
  const added = new Set<string>();
  for (const entry of await readdir(clientFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(clientFolder, file);
    if (name === WORKER) {
      await putInPlace(path.join(folder, name), await readFile(file));
    } else {
      await putInPlace(path.join(root, 'assets', name), await readFile(file));
      added.add(name);
    }
  }
  return added;
}

/** Whoever reads the file meanwhile gets all of it; browsers keep scripts for a year. */
async function putInPlace(file: string, bytes: Buffer): Promise<void> {
  const before = await readFile(file).catch(() => null);
  if (before?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, bytes, { flush: true });
  await rename(temporary, file);
}

/** Takes pages that this release could not render from the one that readers have now, where that has them. */
export async function keepPages({ root, folder }: Tree, paths: readonly string[]): Promise<void> {
  for (const page of paths) {
    const [from, to] = [path.join(root, 'current', fileFor(page)), path.join(folder, fileFor(page))];
    await mkdir(path.dirname(to), { recursive: true });
    // Never over one that is there: that one is newer, from before a kill.
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    });
  }
  if (paths.length > 0) await writeFile(path.join(folder, KEPT_PAGES), JSON.stringify(paths));
}

/** Pages of a release that an earlier build made, and that ask for its scripts until they are rendered again. */
const KEPT_PAGES = 'kept-pages.json';

export async function keptPages(folder: string): Promise<string[]> {
  const list = await readFile(path.join(folder, KEPT_PAGES), 'utf8').catch(() => '[]');
  return JSON.parse(list) as string[];
}

/** Puts a finished release before readers in one step, and removes the ones before the last. */
export async function switchTo({ root, release }: Tree): Promise<void> {
  const previous = await currentRelease(root);
  const link = path.join(root, `current.${process.pid}`);
  await rm(link, { force: true });
  await symlink(path.join('releases', release), link);
  await rename(link, path.join(root, 'current'));
  for (const old of await readdir(path.join(root, 'releases')))
    if (old !== release && old !== previous)
      await rm(path.join(root, 'releases', old), { recursive: true, force: true });
}
