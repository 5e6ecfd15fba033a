import { runRole } from '../cms/src/server/roles.ts';

process.exit(await runRole(process.argv.slice(2)));
