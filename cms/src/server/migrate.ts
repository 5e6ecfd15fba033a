import payload, { type Migration } from 'payload';
import config from '../../payload.config.ts';
import { applySqlFiles } from '../payload/database/applySqlFiles.ts';
import { continueDatabase } from '../payload/database/continueDatabase.ts';
import { withDirectDatabase } from '../payload/database/defineDatabase.ts';
import { refuseLaterVersion } from '../payload/database/laterMigrations.ts';
import { runPasses } from '../payload/database/passes.ts';
import { migrations } from '../payload/migrations/index.ts';
import { readProcessSettings } from './settings.ts';

const { DATABASE_DIRECT_URL } = readProcessSettings();
await payload.init({ config: config.then(withDirectDatabase(DATABASE_DIRECT_URL)), disableOnInit: true });
// A second process that starts on the same database waits here, and then has nothing left to do.
const lock = await payload.db.pool.connect();
await lock.query(`SELECT pg_advisory_lock(hashtext('migrate'))`);
await continueDatabase(lock);
if (process.env.GO_BACK !== 'yes') await refuseLaterVersion(lock);
// Payload types the arguments as `unknown`, but passes those that the migrations declare.
await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
await applySqlFiles(lock);
await runPasses(lock, payload);
lock.release();
await payload.destroy();
process.exit(0);
