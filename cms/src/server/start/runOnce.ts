import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtServer } from '../folders.ts';
import { StartError } from './StartError.ts';

/** Variables for a process; `NODE_ENV` is one among them, which the types of Next do not allow. */
export type Environment = Record<string, string | undefined>;

const root = path.resolve(import.meta.dirname, '../../../..');
/** Flags of Node for processes that may load Payload from its own files. */
export const QUICK = ['--import', pathToFileURL(path.join(import.meta.dirname, 'quickImports.ts')).href];
/** Flag of Node for programs that end, with all that they have started, when this process is gone, however it ends. */
const ENDING_WITH_PARENT = `--import=${pathToFileURL(path.join(import.meta.dirname, 'endWithParent.ts')).href}`;
/** Of what it printed, so many lines say why it failed. */
const TELLING_LINES = 25;

type Surroundings = { cwd: string; env: Environment; isInBackground?: boolean };

/**
 * Runs a one-shot program of the built server to its end, in a process of its own so that its memory is given back.
 * @throws StartError
 */
export function runOnce(program: 'migrate' | 'seed', env: Environment): Promise<void> {
  return runNode(['--no-warnings', path.join(builtServer, `${program}.js`)], { cwd: root, env });
}

/**
 * Runs a program of Node to its end, or to the end of this process.
 * @throws StartError with the end of what it printed
 */
export function runNode(args: string[], { cwd, env, isInBackground = false }: Surroundings): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ENDING_WITH_PARENT, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // The leader of a group; on Windows, which has no groups, the system ends only what is not detached.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-8000);
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      const reason = output.trim().split('\n').slice(-TELLING_LINES).join('\n');
      if (code === 0) resolve();
      else reject(new StartError(reason || `${args.at(-1)} ended with code ${code}`));
    });
  });
}
