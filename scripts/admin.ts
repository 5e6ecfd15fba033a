import { adminCommand } from '../cms/src/server/commands/adminCommand.ts';

process.exitCode = await adminCommand(process.argv.slice(2));
