import payload, { type Migration } from 'payload';
import config from '../../payload.config.ts';
import { applySqlFiles } from '../payload/database/applySqlFiles.ts';
import { continueDatabase } from '../payload/database/continueDatabase.ts';
import { withDirectDatabase } from '../payload/database/defineDatabase.ts';
import { refuseLaterVersion } from '../payload/database/laterMigrations.ts';
import { runPasses } from '../payload/database/passes.ts';
import { migrations } from '../payload/migrations/index.ts';
import { findDirectSetting, readProcessSettings } from './settings.ts';
import { lookAtDatabase } from './start/database.ts';

const settings = readProcessSettings();
/** Whether the caller has checked a database that others must leave alone: that of a later version, or of a restore. */
const isChecked = process.env.DATABASE_IS_CHECKED === 'yes';
if (!isChecked)
  await lookAtDatabase(settings.DATABASE_DIRECT_URL, findDirectSetting(settings)).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
await payload.init({ config: config.then(withDirectDatabase(settings.DATABASE_DIRECT_URL)), disableOnInit: true });
// A second process that starts on the same database waits here, and then has nothing left to do.
const lock = await payload.db.pool.connect();
await lock.query(`SELECT pg_advisory_lock(hashtext('migrate'))`);
await continueDatabase(lock);
if (!isChecked) await refuseLaterVersion(lock);
// Payload types the arguments as `unknown`, but passes those that the migrations declare.
await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
await applySqlFiles(lock);
await runPasses(lock, payload);
lock.release();
await payload.destroy();
process.exit(0);
