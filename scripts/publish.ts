import { publishCommand } from '../cms/src/server/commands/publishCommand.ts';

process.exitCode = await publishCommand(process.argv.slice(2));
