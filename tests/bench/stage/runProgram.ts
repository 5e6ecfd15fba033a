import { spawn } from 'node:child_process';
import { peakMemory } from './processFacts.ts';

const SILENT = { ASTRO_TELEMETRY_DISABLED: '1', CI: '1', NO_COLOR: '1' };
const LOOK_EVERY_MS = 200;

type Surroundings = { cwd: string; env?: Record<string, string> };
type Ended = { output: string; seconds: number; peakMB: number | null };

/**
 * Runs a program to its end, and terminates it when this process exits.
 * @returns its output, duration and peak memory, which is null when the system does not say
 * @throws Error with the end of the output when the program fails
 */
export function runProgram(program: string, args: string[], { cwd, env = {} }: Surroundings): Promise<Ended> {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...SILENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  let peakMB: number | null = null;
  const watch = setInterval(() => {
    peakMB = peakMemory(child.pid) ?? peakMB;
  }, LOOK_EVERY_MS);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      process.off('exit', end);
      if (code === 0) resolve({ output, seconds: (performance.now() - started) / 1000, peakMB });
      else reject(new Error(`${program} ${args.join(' ')} ended with code ${code}:\n${output.slice(-3000)}`));
    });
  });
}
