import { backupCommand } from '../cms/src/server/commands/backupCommand.ts';

process.exit(await backupCommand(process.argv.slice(2)));
