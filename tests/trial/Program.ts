import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

type ProgramOptions = { log: string; namespace?: string; user?: string; env?: Record<string, string> };

/** A program of the trial, with its output in a file. */
export class Program {
  #child: ChildProcess;

  constructor([program = '', ...args]: string[], { log, namespace, user, env = {} }: ProgramOptions) {
    const inside = namespace ? ['nsenter', `--net=/run/netns/${namespace}`] : [];
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : [];
    const [first = '', ...rest] = [...inside, ...as, program, ...args];
    const output = openSync(log, 'a');
    this.#child = spawn(first, rest, { env: { ...process.env, ...env }, stdio: ['ignore', output, output] });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }
}
