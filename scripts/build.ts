import { buildIfChanged, serverBuild, siteBuild } from '../cms/src/server/start/builds.ts';

await Promise.all([siteBuild, serverBuild].map((build) => buildIfChanged(build, {})));
