import { startDev } from '../cms/src/server/dev/startDev.ts';

process.exit(await startDev());
