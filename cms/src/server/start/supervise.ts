import { readSettings } from '../settings.ts';
import { DataFolder } from './DataFolder.ts';
import { Processes } from './Processes.ts';
import { holdPort } from './ports.ts';
import type { Environment } from './runOnce.ts';
import { explain } from './StartError.ts';
import type { Parts } from './standUp.ts';
import { printSummary, type Summary } from './summary.ts';

type Stop = () => Promise<unknown>;
/** @param onEnd takes what ends other programs than those of `Processes`, before these end */
type Work = (parts: Parts, onEnd: (stop: Stop) => void) => Promise<Summary>;

/**
 * Brings everything up, says where it is, and ends it again when told to.
 * @returns the code that this process ends with
 */
export async function supervise(environment: Environment, bringUp: Work): Promise<number> {
  const told = new Promise<void>((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => resolve());
  });
  // A terminal that was closed, or a full disk behind a log, must not end what readers are served by.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const processes = new Processes((line) => console.log(`  ${line}`));
  const ending: Stop[] = [() => processes.stop()];
  let dataDir = '';
  let code = 0;
  try {
    const settings = readSettings(environment);
    dataDir = settings.DATA_DIR;
    const data = new DataFolder(dataDir);
    await data.claim();
    const port = await holdPort(settings.PORT, settings.HOST);
    const up = bringUp({ settings, data, processes, port }, (stop) => ending.unshift(stop)).then(printSummary);
    await Promise.race([up, told]);
    await told;
    console.log('\nStopping …');
  } catch (error) {
    console.error(`\n${explain(error, { dataDir })}`);
    code = 1;
  }
  for (const stop of ending) await stop();
  return code;
}
