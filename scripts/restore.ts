import { restoreCommand } from '../cms/src/server/commands/restoreCommand.ts';

process.exit(await restoreCommand(process.argv.slice(2)));
