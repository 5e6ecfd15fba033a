import { setTimeout as wait } from 'node:timers/promises';
import { buildIfChanged, cmsBuild, isBuilt, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';

/** How long the suite that runs beside this one may take to build the CMS. */
const BUILD_SECONDS = 600;

/** Each file starts a product of its own, two at a time; they build the same folders. */
export default async function setup(): Promise<void> {
  // What `npm start` starts for the other suites builds it as well, and two builds in one folder spoil each other.
  if (process.env.BESIDE_E2E)
    for (let second = 0; second < BUILD_SECONDS && !(await isBuilt(cmsBuild)); second++) await wait(1000);
  await buildIfChanged(siteBuild, {});
  await buildIfChanged(cmsBuild, {
    PAYLOAD_SECRET: 'x'.repeat(32),
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SITE_URL: 'http://127.0.0.1:4321',
  });
}
