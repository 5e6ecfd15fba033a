import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { findFreePort } from '../start/ports.ts';
import { printSummary } from '../start/printSummary.ts';
import type { Environment } from '../start/runNode.ts';
import { startDatabaseAndBuild, updateDatabase } from '../start/startDatabaseAndBuild.ts';
import { type Parts, supervise } from '../start/supervise.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** `pnpm dev` renders pages on request and reloads pages, CMS and API. The next `npm start` publishes changes. */
export function startDev(): Promise<number> {
  const children: ChildProcess[] = [];
  const bringUp = async (parts: Parts) => {
    const { settings, port } = parts;
    port.close();
    const ground = await startDatabaseAndBuild(parts);
    await updateDatabase(ground);
    const apiPort = await findFreePort();
    const env = {
      ...ground,
      NODE_ENV: 'development',
      API_PORT: apiPort,
      API_URL: `http://127.0.0.1:${apiPort}`,
      CONTENT_URL: `http://127.0.0.1:${apiPort}/content`,
      ASTRO_DEV_BACKGROUND: '0',
    };
    const address = ['--port', String(settings.PORT), '--host', settings.HOST];
    children.push(
      run('cms', ['--no-warnings', '--watch', '--watch-preserve-output', 'src/server/dev/devApi.ts'], env),
      run('cms', ['node_modules/next/dist/bin/next', 'dev', '-p', String(env.CMS_PORT), '-H', '127.0.0.1'], env),
      run('site', ['node_modules/astro/bin/astro.mjs', 'dev', ...address], env),
    );
    await printSummary(ground);
    console.log('  Development: each page is rendered on request; the first one takes a while.');
  };
  return supervise(process.env, bringUp, () => Promise.all(children.map(endChild)));
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
