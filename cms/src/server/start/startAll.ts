import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { buildIfChanged, cmsBuild, isBuilt, siteBuild } from './builds.ts';
import { claimFolder } from './claimFolder.ts';
import { DataFolder } from './DataFolder.ts';
import { Processes } from './Processes.ts';
import { Progress } from './Progress.ts';
import { demandFreePort } from './ports.ts';
import { explain } from './StartError.ts';
import { type Parts, standUp } from './standUp.ts';
import { DEMO_ACCOUNTS_NOTE, printSummary, type Summary } from './summary.ts';

/** `npm start`: everything, in the order in which a reader is served soonest. Returns when told to stop. */
export async function startAll(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const settings = settingsOrExplain(environment);
  if (!settings) return 1;
  const progress = new Progress();
  let data: DataFolder | undefined;
  let processes: Processes | undefined;
  let ending: Promise<number> | undefined;
  const end = (code: number): Promise<number> => {
    ending ??= (async () => {
      await processes?.stop();
      data?.forgetRunning();
      return code;
    })();
    return ending;
  };
  const told = new Promise<number>((resolve) => {
    const stop = () => {
      if (!ending) console.log('\nStopping …');
      resolve(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.on('disconnect', stop);
  });
  try {
    data = new DataFolder(settings.DATA_DIR);
    const folder = data;
    await claimFolder(folder);
    await demandFreePort(settings.PORT, settings.HOST);
    processes = new Processes({
      onChange: (pids) => folder.noteRunning({ supervisor: process.pid, children: pids }),
      report: (line) => progress.say(line),
    });
    const outcome = await Promise.race([
      bringUp({ settings, data, processes, progress }).then((summary) => printSummary(summary)),
      told,
    ]);
    return await end(outcome ?? (await told));
  } catch (error) {
    progress.fail(explain(error, { dataDir: settings.DATA_DIR }));
    return end(1);
  }
}

async function bringUp({ settings, data, processes, progress }: Parts): Promise<Summary> {
  const ground = await standUp({ settings, data, processes, progress });
  const { env, demoPassword } = ground;
  const [listening, api] = processes.start('web', env, ['listening', 'api']);
  await ground.migrate();
  await ground.seed();
  await progress.step('Building the site', (skip) =>
    buildIfChanged(siteBuild, env).then((built) => built || skip('unchanged')),
  );
  await listening;
  const [tree] = processes.start('publisher', env, ['tree']);
  // Beside the rendering where there is nothing to build; else after it, so that readers come first.
  const isCmsBuilt = await isBuilt(cmsBuild);
  const early = isCmsBuilt ? processes.start('cms', env, ['cms']) : null;
  await progress.step('Rendering the pages', () => tree as Promise<void>);
  await progress.step('Starting the API', () => api as Promise<void>);
  progress.say(`Readers' pages are served at ${settings.SITE_URL}`);
  if (!isCmsBuilt)
    await progress.step('Building the CMS (a minute or two, the first time)', () => buildIfChanged(cmsBuild, env));
  const [cms] = early ?? processes.start('cms', env, ['cms']);
  await progress.step('Starting the CMS', () => cms as Promise<void>);
  return { settings, demoPassword, note: DEMO_ACCOUNTS_NOTE, seconds: progress.seconds };
}

function settingsOrExplain(environment: NodeJS.ProcessEnv): Settings | null {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return null;
  }
}
