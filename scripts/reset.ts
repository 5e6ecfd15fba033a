import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../cms/src/server/settings.ts';
import { DataFolder } from '../cms/src/server/start/DataFolder.ts';
import { explain } from '../cms/src/server/start/StartError.ts';

/** `pnpm reset` deletes the data folder. A database of `DATABASE_URL` is left as it is. */
const { DATA_DIR, DATABASE_URL } = readSettings({
  ...process.env,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32),
});
try {
  await new DataFolder(DATA_DIR).claim();
  await rm(DATA_DIR, { recursive: true, force: true });
  console.log(
    `Removed ${path.relative(process.cwd(), DATA_DIR) || DATA_DIR}.${DATABASE_URL ? ' The database at DATABASE_URL was left as it is.' : ' The next start creates everything again.'}`,
  );
} catch (error) {
  console.error(explain(error, { dataDir: DATA_DIR }));
  process.exitCode = 1;
}
