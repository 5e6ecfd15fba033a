import { buildIfChanged, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';

/** Builds the site before the unit tests. The other suites use the same build. */
export default async function setup(): Promise<void> {
  await buildIfChanged(siteBuild, {});
}
