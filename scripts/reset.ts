import { rm } from 'node:fs/promises';
import path from 'node:path';
import { claimFolder } from '../cms/src/hosts/start/claimFolder.ts';
import { DataFolder } from '../cms/src/hosts/start/DataFolder.ts';
import { explain } from '../cms/src/hosts/start/StartError.ts';
import { readSettings } from '../cms/src/settings.ts';

/** `pnpm reset`: removes the data folder, so that the next start begins anew. A database of one's own is left alone. */
const { DATA_DIR, DATABASE_URL } = readSettings({
  ...process.env,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32),
});
try {
  await claimFolder(new DataFolder(DATA_DIR));
  await rm(DATA_DIR, { recursive: true, force: true });
  console.log(
    `Removed ${path.relative(process.cwd(), DATA_DIR) || DATA_DIR}.${DATABASE_URL ? ' The database at DATABASE_URL was left as it is.' : ' The next start begins anew.'}`,
  );
} catch (error) {
  console.error(explain(error, { dataDir: DATA_DIR }));
  process.exitCode = 1;
}
