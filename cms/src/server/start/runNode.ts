import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { builtServer } from '../folders.ts';
import { StartError } from './StartError.ts';

/** Variables for a process; `NODE_ENV` is one among them, which the types of Next do not allow. */
export type Environment = Record<string, string | number | undefined>;

export const root = path.resolve(import.meta.dirname, '../../../..');
/** Flag of Node for programs that end, with all that they have started, when this process is gone, however it ends. */
const ENDING_WITH_PARENT = `--import=${pathToFileURL(path.join(import.meta.dirname, 'endWithParent.ts')).href}`;
/** The last lines that a program printed say why it failed. */
const MAX_REASON_LINES = 25;

/**
 * Runs a one-shot program of the built server to its end, in a process of its own so that its memory is given back.
 * @throws StartError
 */
export function runOnce(program: 'migrate' | 'seed', env: Environment): Promise<void> {
  return runNode(['--no-warnings', path.join(builtServer, `${program}.js`)], { cwd: root, env });
}

/**
 * Runs a program of Node to its end, or to the end of this process. Its priority is low: readers come first.
 * @throws StartError with the end of what it printed
 */
export async function runNode(args: string[], { cwd, env }: { cwd: string; env: Environment }): Promise<void> {
  const child = spawn(process.execPath, [ENDING_WITH_PARENT, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    // The leader of a group, which ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output = [child.stdout, child.stderr].map((stream) => text(stream as Readable));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const lines = (await Promise.all(output)).join('').trim().split('\n').slice(-MAX_REASON_LINES);
  throw new StartError(lines.join('\n') || `${args.at(-1)} ended with code ${code}`);
}
