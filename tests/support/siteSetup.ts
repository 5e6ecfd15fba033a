import { buildIfChanged, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';

/** Before the unit tests: the site as it is served, which the other suites take as well. */
export default async function setup(): Promise<void> {
  await buildIfChanged(siteBuild, {});
}
