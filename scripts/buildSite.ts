import { buildIfChanged, siteBuild } from '../cms/src/server/start/builds.ts';

await buildIfChanged(siteBuild, {});
