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
import { BuildFiles } from './BuildFiles.ts';
import { ASSET_DIGESTS, DIGESTS, type Digests, digestFolder, hasDigest, readDigests, sealDigests } from './digests.ts';
import { putInPlace } from './putInPlace.ts';

/**
 * The folders of the static tree below one root: `releases/<id>/` holds the pages of one build of the site, `current`
 * links to the one that readers get, `assets/` keeps scripts of old builds as well, because pages in readers' tabs
 * still ask for them.
 */
export type Tree = { release: string; folder: string; root: string };

type Built = { root: string; distFolder: string; siteUrl: string; contactEmail?: string | undefined };

/** A release, and the digests of all files of the build of the site that it is made with. */
export type Release = Tree & { digests: Digests };

/** The part of a build that browsers get. */
const CLIENT = 'client/';

/** Names the release of a build of the site: another build, or a setting that pages show, makes another release. */
export async function releaseOf({ root, distFolder, siteUrl, contactEmail = '' }: Built): Promise<Release> {
  const digests = readDigests(path.join(distFolder, DIGESTS)) ?? digestFolder(distFolder);
  const hash = createHash('sha256').update(`${siteUrl}\n${contactEmail}\n`);
  for (const [name, digest] of digests) hash.update(`${name} ${digest}\n`);
  const release = hash.digest('hex').slice(0, 16);
  return { release, folder: path.join(root, 'releases', release), root, digests };
}

/**
 * Returns the files that the build of a release has for browsers.
 * @throws Error when another part of the build is damaged, with which every page would be rendered
 */
export function buildFilesOf(release: Release, distFolder: string): BuildFiles {
  const own = new Map<string, string>();
  for (const [name, digest] of release.digests) {
    if (name.startsWith(CLIENT)) own.set(name.slice(CLIENT.length), digest);
    else if (!hasDigest(path.join(distFolder, name), digest))
      throw new Error(`The build of the site is damaged (${name}). Stop and run npm start, which builds it again.`);
  }
  const earlier = new Map(readDigests(path.join(release.root, ASSET_DIGESTS)));
  for (const name of own.keys()) earlier.delete(name);
  return new BuildFiles(release, { clientFolder: path.join(distFolder, CLIENT), digests: own, earlier });
}

/** Writes down the digests of all files in `assets`, for the publishers of later builds. */
export function saveAssetDigests({ root }: Tree, build: BuildFiles): void {
  const all = new Map(build.earlierFiles().map(({ name, digest }) => [name.slice(1), digest]));
  for (const name of build.assets) all.set(name, build.digests.get(name) ?? '');
  putInPlace(root, path.join(root, ASSET_DIGESTS), sealDigests(all));
}

/** Which release readers get now, or null before the first. */
export async function currentRelease(root: string): Promise<string | null> {
  return readlink(path.join(root, 'current')).then(
    (target) => path.basename(target),
    () => null,
  );
}

/**
 * Adds the scripts of a build to those that are served; names carry a hash, so nothing is replaced by something else.
 * @returns their files, relative to `assets`
 */
export async function addAssets(tree: Omit<Tree, 'release'>, clientFolder: string): Promise<Set<string>> {
  const build = new BuildFiles(tree, { clientFolder, digests: digestFolder(clientFolder) });
  const [failure] = build.put(build.addresses);
  if (failure) throw new Error(failure.reason);
  return build.assets;
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
export async function switchTo(tree: Tree): Promise<void> {
  const { root, release } = tree;
  const previous = await currentRelease(root);
  await linkTo(tree);
  for (const old of await readdir(path.join(root, 'releases')))
    if (old !== release && old !== previous)
      await rm(path.join(root, 'releases', old), { recursive: true, force: true });
}

/** Has `current` lead to a release, whatever stands in its place. */
export async function linkTo({ root, release }: Tree): Promise<void> {
  const current = path.join(root, 'current');
  const link = `${current}.${process.pid}`;
  await rm(link, { force: true });
  await symlink(path.join('releases', release), link);
  if (await isFolder(current)) await rm(current, { recursive: true });
  await rename(link, current);
}

/** Whether a folder stands at a path, and no link to one. */
function isFolder(file: string): Promise<boolean> {
  return lstat(file).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}
