import { createDamageTask } from './createDamageTask.ts';
import { buildGroup, earlierBuildsGroup } from './damage/groups.ts';
import {
  copyUnrenderedPages,
  currentRelease,
  linkCurrent,
  listBuildFiles,
  publishRelease,
  type Release,
  saveAssetDigests,
} from './releases.ts';
import { StaticTree } from './StaticTree.ts';
import { listAssetsOnDisk, sweepAssets } from './sweepAssets.ts';
import type { TreeStorage } from './TreeStorage.ts';

export function openDiskStorage(release: Release, distFolder: string): TreeStorage {
  const build = listBuildFiles(release, distFolder);
  const pages = new StaticTree(release.folder);
  return {
    pages,
    build,
    findRelease: () => currentRelease(release.root),
    link: () => linkCurrent(release),
    publish: () => publishRelease(release),
    copyUnrendered: (paths) => copyUnrenderedPages(release, paths),
    async sweepAssets() {
      saveAssetDigests(release, build);
      await sweepAssets({ files: listAssetsOnDisk(release), assets: build.assets });
    },
    createDamageTask: (sql, indexes) =>
      createDamageTask(sql, pages, [buildGroup(sql, build), earlierBuildsGroup(build), indexes.entries, indexes.pages]),
    copyIndex: null,
  };
}
