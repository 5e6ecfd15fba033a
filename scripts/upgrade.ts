import { upgradeCommand } from '../cms/src/server/upgrade/upgradeCommand.ts';

process.exit(await upgradeCommand(process.argv.slice(2)));
