import { verifyCommand } from '../cms/src/server/commands/verifyCommand.ts';

process.exitCode = await verifyCommand(process.argv.slice(2));
