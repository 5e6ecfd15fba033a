import { readSettings, SettingsError } from '../settings.ts';
import { claimFolder } from './claimFolder.ts';
import { DataFolder } from './DataFolder.ts';
import { Processes } from './Processes.ts';
import { Progress } from './Progress.ts';
import { holdPort } from './ports.ts';
import type { Environment } from './runOnce.ts';
import { explain } from './StartError.ts';
import type { Parts } from './standUp.ts';
import { printSummary, type Summary } from './summary.ts';

/** What else runs besides the processes of this program is ended first. */
type Work = (parts: Parts, onEnd: (stop: () => Promise<unknown>) => void) => Promise<Summary>;

/**
 * Brings everything up, says where it is, and ends it again when told to.
 * @returns the code that this process ends with
 */
export async function supervise(environment: Environment, bringUp: Work): Promise<number> {
  const ending: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  const end = async (code: number): Promise<number> => {
    isEnding = true;
    for (const stop of ending.splice(0).reverse()) await stop();
    return code;
  };
  const told = new Promise<void>((resolve) => {
    const stop = () => {
      if (!isEnding) console.log('\nStopping …');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.on('disconnect', stop);
  });
  // A terminal that was closed, or a full disk behind a log, must not end what readers are served by.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const progress = new Progress();
  let dataDir = '';
  try {
    const settings = readSettings(environment);
    dataDir = settings.DATA_DIR;
    const data = new DataFolder(dataDir);
    await claimFolder(data);
    ending.push(async () => data.forgetRunning());
    const port = await holdPort(settings.PORT, settings.HOST);
    const processes = new Processes({
      locks: data.locks,
      onChange: (pids) => data.noteRunning({ supervisor: process.pid, children: pids }),
      report: (line) => progress.say(line),
    });
    ending.push(() => processes.stop());
    const up = bringUp({ settings, data, processes, progress, port }, (stop) => ending.push(stop)).then(printSummary);
    await Promise.race([up, told]);
    await told;
    return await end(0);
  } catch (error) {
    if (error instanceof SettingsError) console.error(error.message);
    else progress.fail(explain(error, { dataDir }));
    return end(1);
  }
}
