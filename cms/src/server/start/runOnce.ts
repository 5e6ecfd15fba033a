import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Environment } from './Environment.ts';
import { StartError } from './StartError.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Runs a one-shot script to its end, in a process of its own so that its memory is given back.
 * @throws StartError with the end of what it printed
 */
export function runOnce(script: string, env: Environment): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', path.join(root, script)], {
      cwd: root,
      env: { ...process.env, ...{ NODE_ENV: 'production' }, ...env } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else
        reject(new StartError(output.trim().split('\n').slice(-12).join('\n') || `${script} ended with code ${code}`));
    });
  });
}
