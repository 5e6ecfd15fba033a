import { publishCommand } from '../cms/src/server/commands/publishCommand.ts';

/** `pnpm publish:status` and `pnpm publish:all`: the publisher of an installation that runs. */
process.exitCode = await publishCommand(process.argv.slice(2));
