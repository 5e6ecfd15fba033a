import { verifyCommand } from '../cms/src/server/commands/verifyCommand.ts';

process.exit(await verifyCommand(process.argv.slice(2)));
