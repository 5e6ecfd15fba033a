import { startAll } from '../cms/src/hosts/start/startAll.ts';

process.exit(await startAll());
