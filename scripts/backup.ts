import { backupCommand } from '../cms/src/server/commands/backupCommand.ts';

process.exitCode = await backupCommand(process.argv.slice(2));
