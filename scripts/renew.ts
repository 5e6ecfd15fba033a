import { readSettings } from '../cms/src/server/settings.ts';
import { DataFolder } from '../cms/src/server/start/DataFolder.ts';

/** `pnpm renew` tells the running supervisor to replace its processes by the current code. */
const { DATA_DIR } = readSettings({
  ...process.env,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32),
});
const supervisor = new DataFolder(DATA_DIR).findSupervisor();
if (supervisor) {
  process.kill(supervisor, 'SIGUSR2');
  console.log(`Process ${supervisor} starts the new code. Its output shows the progress.`);
} else {
  console.error(`Nothing runs in ${DATA_DIR}. Start it with npm start.`);
  process.exitCode = 1;
}
