import { buildIfChanged, cmsBuild, serverBuild, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';

/** Builds everything first: the test files start products at the same time, which would build the same folders. */
export default async function setup(): Promise<void> {
  await buildIfChanged(siteBuild, {});
  await buildIfChanged(serverBuild, {});
  await buildIfChanged(cmsBuild, {
    PAYLOAD_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SITE_URL: 'http://127.0.0.1:4321',
  });
}
