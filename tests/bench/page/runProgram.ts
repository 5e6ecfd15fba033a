import { spawn } from 'node:child_process';

/** Nobody outside this machine hears of a benchmark. */
const SILENT = { ASTRO_TELEMETRY_DISABLED: '1', CI: '1', NO_COLOR: '1' };

/**
 * Runs a program to its end; ends it when this process ends.
 * @returns what it printed
 * @throws Error with the end of what it printed
 */
export function runProgram(
  program: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...SILENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve(output);
      else reject(new Error(`${program} ${args.join(' ')} ended with code ${code}:\n${output.slice(-3000)}`));
    });
  });
}
