import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readSettings } from '../settings.ts';
import { claimFolder } from '../start/claimFolder.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { Processes } from '../start/Processes.ts';
import { Progress } from '../start/Progress.ts';
import { demandFreePort, findFreePort } from '../start/ports.ts';
import type { Environment } from '../start/runOnce.ts';
import { explain } from '../start/StartError.ts';
import { standUp } from '../start/standUp.ts';
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
    const ground = await standUp({ settings, data, processes, progress });
    await ground.migrate();
    await ground.seed();
    const apiPort = String(await findFreePort());
    const env = {
      ...ground.env,
      NODE_ENV: 'development',
      API_PORT: apiPort,
      API_URL: `http://127.0.0.1:${apiPort}`,
      CONTENT_URL: `http://127.0.0.1:${apiPort}/content`,
      ASTRO_DEV_BACKGROUND: '0',
    };
    children.push(
      run('cms', ['--no-warnings', '--watch', '--watch-preserve-output', 'src/server/dev/devApi.ts'], env),
      run('cms', ['node_modules/next/dist/bin/next', 'dev', '-p', env.CMS_PORT, '-H', '127.0.0.1'], env),
      run(
        'site',
        ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(settings.PORT), '--host', settings.HOST],
        env,
      ),
    );
    printSummary({
      settings,
      demoPassword: ground.demoPassword,
      note: 'Development: every page is rendered when it is asked for; the first one takes a while.',
      seconds: progress.seconds,
    });
    await told;
    return await end(0);
  } catch (error) {
    progress.fail(explain(error, { dataDir: settings.DATA_DIR }));
    return end(1);
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
