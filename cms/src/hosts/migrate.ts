import payload from 'payload';
import config from '../../payload.config.ts';
import { migrations } from '../migrations/index.ts';

/** One shot, before the other processes start: brings the database to the newest migration. */
await payload.init({ config, disableOnInit: true });
await payload.db.migrate({ migrations });
await payload.destroy();
process.exit(0);
