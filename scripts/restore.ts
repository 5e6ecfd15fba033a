import { restoreCommand } from '../cms/src/server/commands/restoreCommand.ts';

process.exitCode = await restoreCommand(process.argv.slice(2));
