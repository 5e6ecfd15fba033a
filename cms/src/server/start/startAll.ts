import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { buildIfChanged, cmsBuild, isBuilt, siteBuild } from './builds.ts';
import { claimFolder } from './claimFolder.ts';
import { DataFolder } from './DataFolder.ts';
import { lookAtDatabase } from './database.ts';
import { Processes } from './Processes.ts';
import { Progress } from './Progress.ts';
import { demandFreePort, findFreePort } from './ports.ts';
import { runOnce } from './runOnce.ts';
import { explain } from './StartError.ts';
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

type Parts = { settings: Settings; data: DataFolder; processes: Processes; progress: Progress };

async function bringUp({ settings, data, processes, progress }: Parts): Promise<Summary> {
  const secrets = data.secrets();
  const databaseUrl =
    settings.DATABASE_URL ?? (await startPostgres({ data, processes, progress, password: secrets.postgresPassword }));
  const needs = await lookAtDatabase(databaseUrl);
  const cmsPort = await findFreePort();
  // The demo accounts come with the embedded database; with another one only when a password is chosen for them.
  const demoPassword = settings.DEMO_PASSWORD ?? (settings.DATABASE_URL ? undefined : secrets.demoPassword);
  const env = {
    PORT: String(settings.PORT),
    HOST: settings.HOST,
    DATA_DIR: settings.DATA_DIR,
    SITE_URL: settings.SITE_URL,
    CONTACT_EMAIL: settings.CONTACT_EMAIL,
    SMTP_URL: settings.SMTP_URL,
    MAIL_FROM: settings.MAIL_FROM,
    TRUSTED_PROXIES: String(settings.TRUSTED_PROXIES),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.payloadSecret,
    CMS_PORT: String(cmsPort),
    CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
  };
  const [listening, api] = processes.start('web', env, ['listening', 'api']);
  if (needs.migrations)
    await progress.step('Bringing the database up to date', () => runOnce('cms/src/server/migrate.ts', env));
  const isNewPassword = settings.DEMO_PASSWORD !== undefined && settings.DEMO_PASSWORD !== secrets.demoPassword;
  if (needs.seed || isNewPassword)
    await progress.step('Writing the seed content', () =>
      runOnce('content-seed/src/run.ts', { ...env, DEMO_PASSWORD: demoPassword ?? '' }),
    );
  if (settings.DEMO_PASSWORD) data.rememberDemoPassword(settings.DEMO_PASSWORD);
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

async function startPostgres({
  data,
  processes,
  progress,
  password,
}: {
  data: DataFolder;
  processes: Processes;
  progress: Progress;
  password: string;
}): Promise<string> {
  const port = await findFreePort();
  const [up] = processes.start(
    'postgres',
    { POSTGRES_FOLDER: data.postgres, POSTGRES_PORT: String(port), POSTGRES_PASSWORD: password },
    ['postgres'],
  );
  await progress.step('Starting PostgreSQL', () => up as Promise<void>);
  return `postgres://postgres:${password}@127.0.0.1:${port}/common_ground`;
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
