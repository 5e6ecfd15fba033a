import { publishCommand } from '../cms/src/server/commands/publishCommand.ts';

/** Runs `pnpm publish:status` and `pnpm publish:all` for a running installation. */
process.exitCode = await publishCommand(process.argv.slice(2));
