import { startAll } from '../cms/src/server/start/startAll.ts';

process.exit(await startAll());
