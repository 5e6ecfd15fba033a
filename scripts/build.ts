import { buildIfChanged, cmsBuild, serverBuild, siteBuild } from '../cms/src/server/start/builds.ts';
import { unconnected } from './lib/steps.ts';

/** Builds site and server, and with `all` the CMS. */
const isAll = process.argv[2] === 'all';
await Promise.all([siteBuild, serverBuild].map((build) => buildIfChanged(build, {})));
if (isAll) await buildIfChanged(cmsBuild, unconnected);
