import { startDev } from '../cms/src/hosts/dev/startDev.ts';

process.exit(await startDev());
