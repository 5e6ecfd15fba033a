import { adminCommand } from '../cms/src/server/commands/adminCommand.ts';

process.exit(await adminCommand(process.argv.slice(2)));
