import payload, { type Migration } from 'payload';
import config from '../../../payload.config.ts';
import { withDirectDatabase } from '../../payload/database/defineDatabase.ts';
import { migrations } from '../../payload/migrations/index.ts';
import { readProcessSettings } from '../settings.ts';

/** A program that runs the migrations named in MIGRATIONS in an empty database, without functions and triggers. */
const names = String(process.env.MIGRATIONS).split(' ');
await payload.init({
  config: config.then(withDirectDatabase(readProcessSettings().DATABASE_DIRECT_URL)),
  disableOnInit: true,
});
const chosen = migrations.filter(({ name }) => names.includes(name));
// Payload types the arguments as `unknown`, but passes those that the migrations declare.
await payload.db.migrate({ migrations: chosen as unknown as Migration[] });
await payload.destroy();
process.exit(0);
