import { publishCommand } from '../cms/src/server/commands/publishCommand.ts';

process.exit(await publishCommand(process.argv.slice(2)));
