import payload, { type Migration } from 'payload';
import config from '../../payload.config.ts';
import { withoutDatabaseLimits } from '../payload/database/defineDatabase.ts';
import { migrations } from '../payload/migrations/index.ts';

/** One shot, before the other processes start: brings the database to the newest migration. */
await payload.init({ config: config.then(withoutDatabaseLimits), disableOnInit: true });
// A second process that starts on the same database waits here, and then finds nothing left to do.
const lock = await payload.db.pool.connect();
await lock.query(`SELECT pg_advisory_lock(hashtext('migrate'))`);
// Payload's own type of a migration takes `unknown`; what it calls them with is what they ask for.
await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
lock.release();
await payload.destroy();
process.exit(0);
