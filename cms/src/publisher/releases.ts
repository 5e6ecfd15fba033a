import { createHash } from 'node:crypto';
import {
  constants,
  copyFile,
  lstat,
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
import { BuildFiles, type BuildStore } from './BuildFiles.ts';
import { toReleaseKey } from './bucket/keys.ts';
import { ASSET_DIGESTS, DIGESTS, type Digests, digestFolder, hasDigest, readDigests, sealDigests } from './digests.ts';
import { putInPlace } from './putInPlace.ts';

/**
 * Below one root `releases/<id>/` has the pages of a build, and `current` links to the published release. `assets/`
 * also has scripts of earlier builds for open tabs.
 */
export type Tree = { release: string; folder: string; root: string };

type Built = { root: string; distFolder: string; siteUrl: string; contactEmail?: string | undefined };

export type Release = Tree & { digests: Digests };

const CLIENT = 'client/';

/** The id is a hash of the build and of the settings that pages show, so any change of them makes a new release. */
export async function readRelease({ root, distFolder, siteUrl, contactEmail = '' }: Built): Promise<Release> {
  const digests = readDigests(path.join(distFolder, DIGESTS)) ?? digestFolder(distFolder);
  const hash = createHash('sha256').update(`${siteUrl}\n${contactEmail}\n`);
  for (const [name, digest] of digests) hash.update(`${name} ${digest}\n`);
  const release = hash.digest('hex').slice(0, 16);
  return { release, folder: path.join(root, 'releases', release), root, digests };
}

/**
 * @param store store of the files: the disk unless it is given
 * @throws Error when a file of the build that renders pages is damaged
 */
export function listBuildFiles(release: Release, distFolder: string, store?: BuildStore): BuildFiles {
  const own = new Map<string, string>();
  for (const [name, digest] of release.digests) {
    if (name.startsWith(CLIENT)) own.set(name.slice(CLIENT.length), digest);
    else if (!hasDigest(path.join(distFolder, name), digest))
      throw new Error(`The build of the site is damaged (${name}). Stop and run npm start, which builds it again.`);
  }
  const clientFolder = path.join(distFolder, CLIENT);
  if (store) {
    const prefixes = { root: '', folder: toReleaseKey(release.release, '') };
    return new BuildFiles(prefixes, { clientFolder, digests: own, store });
  }
  const earlier = new Map(readDigests(path.join(release.root, ASSET_DIGESTS)));
  for (const name of own.keys()) earlier.delete(name);
  return new BuildFiles(release, { clientFolder, digests: own, earlier });
}

/** Stores the digests of all files in `assets` for the publishers of later builds. */
export function saveAssetDigests({ root }: Tree, build: BuildFiles): void {
  const all = new Map(build.earlierFiles().map(({ name, digest }) => [name.slice(1), digest]));
  for (const name of build.assets) all.set(name, build.digests.get(name) ?? '');
  putInPlace(root, path.join(root, ASSET_DIGESTS), sealDigests(all));
}

export async function currentRelease(root: string): Promise<string | null> {
  return readlink(path.join(root, 'current')).then(
    (target) => path.basename(target),
    () => null,
  );
}

/** Adds a build's files, which replace no others because of the hashes in their names. @returns the files' names */
export async function addAssets(tree: Omit<Tree, 'release'>, clientFolder: string): Promise<Set<string>> {
  const build = new BuildFiles(tree, { clientFolder, digests: digestFolder(clientFolder) });
  const [failure] = await build.put(build.addresses);
  if (failure) throw new Error(failure.reason);
  return build.assets;
}

/** Copies pages that this release could not render from the published one, if it has them. */
export async function copyUnrenderedPages({ root, folder }: Tree, paths: readonly string[]): Promise<void> {
  for (const page of paths) {
    const [from, to] = [path.join(root, 'current', fileFor(page)), path.join(folder, fileFor(page))];
    await mkdir(path.dirname(to), { recursive: true });
    // A page that exists is newer: an interrupted start with this release rendered it.
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    });
  }
  if (paths.length > 0) await writeFile(path.join(folder, KEPT_PAGES), JSON.stringify(paths));
}

/** Name of the list of pages from an earlier build, which load its scripts until they are rendered again. */
export const KEPT_PAGES = 'kept-pages.json';

export async function readEarlierBuildPages(folder: string): Promise<string[]> {
  const list = await readFile(path.join(folder, KEPT_PAGES), 'utf8').catch(() => '[]');
  return JSON.parse(list) as string[];
}

/** Publishes a finished release in one step, and deletes all but this and the previous one. */
export async function publishRelease(tree: Tree): Promise<void> {
  const { root, release } = tree;
  const previous = await currentRelease(root);
  await linkCurrent(tree);
  for (const old of await readdir(path.join(root, 'releases')))
    if (old !== release && old !== previous)
      await rm(path.join(root, 'releases', old), { recursive: true, force: true });
}

export async function linkCurrent({ root, release }: Tree): Promise<void> {
  const current = path.join(root, 'current');
  const link = `${current}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(path.join('releases', release), link);
  if (await isFolder(current)) await rm(current, { recursive: true });
  await rename(link, current);
}

function isFolder(file: string): Promise<boolean> {
  return lstat(file).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
