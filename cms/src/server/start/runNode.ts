import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { redactText } from '@common-ground/api/platform/log/redactText.ts';
import { builtServer } from '../folders.ts';
import { StartError } from './StartError.ts';

/** Variables for a process, `NODE_ENV` included, which Next's types of `process.env` do not allow. */
export type Environment = Record<string, string | number | undefined>;

export const root = path.resolve(import.meta.dirname, '../../../..');
/** Flag that ends a program and its children when this process is gone. */
const ENDING_WITH_PARENT = `--import=${pathToFileURL(path.join(import.meta.dirname, 'endWithParent.ts')).href}`;
const MAX_REASON_LINES = 25;

export function runOnce(program: 'migrate' | 'tables' | 'seed', env: Environment): Promise<void> {
  return runNode(['--no-warnings', path.join(builtServer, `${program}.js`)], { cwd: root, env });
}

/**
 * Runs at low priority, because readers come first. The program ends with this process.
 * @throws StartError with the end of its output
 */
export async function runNode(args: string[], { cwd, env }: { cwd: string; env: Environment }): Promise<void> {
  const child = spawn(process.execPath, [ENDING_WITH_PARENT, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env, LOG_FORMAT: 'pretty' } as NodeJS.ProcessEnv,
    // `endWithParent.ts` kills the group that this process leads.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output = [child.stdout, child.stderr].map((stream) => text(stream as Readable));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const lines = (await Promise.all(output)).join('').trim().split('\n').slice(-MAX_REASON_LINES);
  throw new StartError(
    redactText(lines.join('\n'), Number.POSITIVE_INFINITY) || `${args.at(-1)} ended with code ${code}`,
  );
}
