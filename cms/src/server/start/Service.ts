import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { BEAT_MS } from '../lifecycle.ts';
import { endAll, trySignal } from './endProcesses.ts';
import type { Environment } from './runNode.ts';
import { StartError } from './StartError.ts';

export type ServiceOptions = {
  name: string;
  command: string[];
  env: Environment;
  /** File descriptor that the process gets as its descriptor 4. */
  socket?: number | undefined;
  report: (line: string) => void;
  timing?: Partial<typeof TIMING>;
};

const TIMING = {
  /**
   * Milliseconds without a beat after which a process counts as hung, before and after it is ready. Long enough for a
   * tenth of a processor.
   */
  loadingPatienceMs: 300_000,
  patienceMs: 60_000,
  /** Milliseconds before the second restart in a row, doubled for each further one. The first restart has no pause. */
  laterMs: 1000,
  maxPauseMs: 30_000,
  /** Milliseconds that a process must have been ready for its restart to count as the first one. */
  steadyMs: 15_000,
  stopMs: 10_000,
};

const LAST_WORDS_MS = 100;
const NOISE = /Running next\.config|^\s*at |^\s*$/i;

type Message = { ready?: true; failed?: { message: string } };

/** Restarts one process that ends, with growing pauses, and replaces it when it hangs. */
export class Service {
  #options: ServiceOptions;
  #timing: typeof TIMING;
  #child: ChildProcess | undefined;
  #life = Promise.resolve();
  #ready = Promise.withResolvers<void>();
  #wasReady = false;
  #stopping = new AbortController();

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#timing = { ...TIMING, ...options.timing };
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Resolves when the process is ready.
   * @throws StartError when it ends by itself before. It is still restarted if an earlier process was ready
   */
  start(): Promise<void> {
    this.#stopping = new AbortController();
    this.#ready = Promise.withResolvers();
    // The caller may await this later, and an unhandled rejection would end this process.
    this.#ready.promise.catch(() => {});
    this.#life = this.#live();
    return this.#ready.promise;
  }

  /** @param isHurried whether the process ends without waiting for connected clients */
  async stop({ isHurried = true } = {}): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    child?.kill('SIGTERM');
    if (isHurried && child?.connected) child.disconnect();
    const timer = setTimeout(() => child?.kill('SIGKILL'), this.#timing.stopMs);
    await this.#life;
    clearTimeout(timer);
  }

  /** Runs one process after the other, until `stop`, or until one ends by itself before any was ready. */
  async #live(): Promise<void> {
    const { name, report } = this.#options;
    const { laterMs, maxPauseMs, steadyMs } = this.#timing;
    const { signal } = this.#stopping;
    for (let restarts = 0; !signal.aborted; restarts++) {
      const { problem, how, isItsOwn, readyMs } = await this.#run();
      if (signal.aborted) return;
      if (isItsOwn) this.#ready.reject(new StartError(problem || `The ${name} process ended unexpectedly (${how}).`));
      if (isItsOwn && !this.#wasReady) return;
      if (readyMs > steadyMs) restarts = 0;
      const pause = restarts > 0 ? Math.min(laterMs * 2 ** (restarts - 1), maxPauseMs) : 0;
      const when = pause > 0 ? ` in ${pause / 1000} s` : '';
      report(`${name}: ended unexpectedly, restarting${when} (${problem || how})`);
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  async #run() {
    const { name, command, env, socket, report } = this.#options;
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // A separate process group does not get Ctrl-C: the supervisor decides the order in which processes end.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    });
    this.#child = child;
    let [silentMs, problem] = [0, ''];
    let readyAt: number | undefined;
    // Counts intervals instead of time, so that a laptop that slept replaces no process.
    const watch = setInterval(() => {
      silentMs += BEAT_MS;
      if (!child.pid || silentMs <= this.#timing[readyAt ? 'patienceMs' : 'loadingPatienceMs']) return;
      problem = 'it hung';
      trySignal(-child.pid, 'SIGKILL');
    }, BEAT_MS);
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => NOISE.test(line) || report(`${name}: ${line.trim()}`));
    child.on('message', ({ ready, failed }: Message) => {
      silentMs = 0;
      if (failed) problem = failed.message;
      if (!ready) return;
      readyAt = performance.now();
      this.#wasReady = true;
      this.#ready.resolve();
    });
    const [code, signal] = await once(child, 'exit').catch(({ message }) => [message, null]);
    const readyMs = readyAt === undefined ? 0 : performance.now() - readyAt;
    clearInterval(watch);
    if (child.pid) await endAll([-child.pid]);
    await wait(LAST_WORDS_MS);
    this.#child = undefined;
    return { problem, how: signal ?? `code ${code}`, isItsOwn: signal === null, readyMs };
  }
}
