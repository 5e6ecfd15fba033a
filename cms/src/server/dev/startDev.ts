import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readSettings } from '../settings.ts';
import { claimFolder } from '../start/claimFolder.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { lookAtDatabase } from '../start/database.ts';
import type { Environment } from '../start/Environment.ts';
import { Processes } from '../start/Processes.ts';
import { Progress } from '../start/Progress.ts';
import { demandFreePort, findFreePort } from '../start/ports.ts';
import { runOnce } from '../start/runOnce.ts';
import { explain } from '../start/StartError.ts';
import { printSummary } from '../start/summary.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * `pnpm dev`: the same addresses as `npm start`, each page rendered when it is asked for. Pages and islands reload by
 * Vite, the CMS by Next, the API starts again when a file of it changes. Nothing is published meanwhile: changes wait
 * for the next `npm start`.
 */
export async function startDev(): Promise<number> {
  const settings = readSettings();
  const progress = new Progress();
  const data = new DataFolder(settings.DATA_DIR);
  const children: ChildProcess[] = [];
  const processes = new Processes({
    onChange: (pids) => data.noteRunning({ supervisor: process.pid, children: pids }),
    report: (line) => progress.say(line),
  });
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  try {
    await claimFolder(data);
    await demandFreePort(settings.PORT, settings.HOST);
    const secrets = data.secrets();
    const databaseUrl = settings.DATABASE_URL ?? (await startPostgres());
    const needs = await lookAtDatabase(databaseUrl);
    const [apiPort, cmsPort] = [await findFreePort(), await findFreePort()];
    const demoPassword = settings.DEMO_PASSWORD ?? (settings.DATABASE_URL ? undefined : secrets.demoPassword);
    const env = {
      NODE_ENV: 'development',
      PORT: String(settings.PORT),
      HOST: settings.HOST,
      DATA_DIR: settings.DATA_DIR,
      SITE_URL: settings.SITE_URL,
      CONTACT_EMAIL: settings.CONTACT_EMAIL,
      SMTP_URL: settings.SMTP_URL,
      MAIL_FROM: settings.MAIL_FROM,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.payloadSecret,
      API_PORT: String(apiPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
      CONTENT_URL: `http://127.0.0.1:${apiPort}/content`,
      ASTRO_DEV_BACKGROUND: '0',
    };
    if (needs.migrations)
      await progress.step('Bringing the database up to date', () => runOnce('cms/src/server/migrate.ts', env));
    if (needs.seed)
      await progress.step('Writing the seed content', () =>
        runOnce('content-seed/src/run.ts', { ...env, DEMO_PASSWORD: demoPassword ?? '' }),
      );
    children.push(
      run('cms', ['--no-warnings', '--watch', '--watch-preserve-output', 'src/server/dev/devApi.ts'], env),
      run('cms', ['node_modules/next/dist/bin/next', 'dev', '-p', String(cmsPort), '-H', '127.0.0.1'], env),
      run(
        'site',
        ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(settings.PORT), '--host', settings.HOST],
        env,
      ),
    );
    printSummary({
      settings,
      demoPassword,
      note: 'Development: every page is rendered when it is asked for; the first one takes a while.',
      seconds: progress.seconds,
    });
    await told;
    return await end(0);
  } catch (error) {
    progress.fail(explain(error, { dataDir: settings.DATA_DIR }));
    return end(1);
  }

  async function startPostgres(): Promise<string> {
    const port = await findFreePort();
    const password = data.secrets().postgresPassword;
    const [up] = processes.start(
      'postgres',
      { POSTGRES_FOLDER: data.postgres, POSTGRES_PORT: String(port), POSTGRES_PASSWORD: password },
      ['postgres'],
    );
    await progress.step('Starting PostgreSQL', () => up as Promise<void>);
    return `postgres://postgres:${password}@127.0.0.1:${port}/common_ground`;
  }

  async function end(code: number): Promise<number> {
    await Promise.all(children.map(endChild));
    await processes.stop();
    data.forgetRunning();
    return code;
  }
}

function run(workspace: string, args: string[], env: Environment): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: path.join(root, workspace),
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: 'inherit',
  });
}

function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}
