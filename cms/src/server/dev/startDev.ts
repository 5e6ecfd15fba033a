import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../start/ports.ts';
import { readAccess } from '../start/readAccess.ts';
import type { Environment } from '../start/runOnce.ts';
import { standUp, updateDatabase } from '../start/standUp.ts';
import { supervise } from '../start/supervise.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * `pnpm dev`: the same addresses as `npm start`, each page rendered when it is asked for. Pages and islands reload by
 * Vite, the CMS by Next, the API starts again when a file of it changes. Nothing is published meanwhile: changes wait
 * for the next `npm start`.
 */
export function startDev(): Promise<number> {
  return supervise(process.env, async (parts, onEnd) => {
    const { settings, port } = parts;
    // Astro listens itself.
    port.close();
    const ground = await standUp(parts);
    await updateDatabase(ground);
    const apiPort = String(await findFreePort());
    const env = {
      ...ground.env,
      NODE_ENV: 'development',
      API_PORT: apiPort,
      API_URL: `http://127.0.0.1:${apiPort}`,
      CONTENT_URL: `http://127.0.0.1:${apiPort}/content`,
      ASTRO_DEV_BACKGROUND: '0',
    };
    const address = ['--port', String(settings.PORT), '--host', settings.HOST];
    const children = [
      run('cms', ['--no-warnings', '--watch', '--watch-preserve-output', 'src/server/dev/devApi.ts'], env),
      run('cms', ['node_modules/next/dist/bin/next', 'dev', '-p', env.CMS_PORT, '-H', '127.0.0.1'], env),
      run('site', ['node_modules/astro/bin/astro.mjs', 'dev', ...address], env),
    ];
    onEnd(() => Promise.all(children.map(endChild)));
    return {
      settings,
      ...(await readAccess(ground)),
      note: 'Development: every page is rendered when it is asked for; the first one takes a while.',
    };
  });
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
