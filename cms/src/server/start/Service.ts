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
  /** A file descriptor that the process gets as its fourth. */
  socket?: number | undefined;
  report: (line: string) => void;
  timing?: Partial<typeof TIMING>;
};

const TIMING = {
  /** Silence after which a process that loads, and one that is ready, is taken to hang: long enough for a tenth of a processor. */
  loadingPatienceMs: 300_000,
  patienceMs: 60_000,
  /** Pause before the second restart in a row, twice as long before each further one. The first one has none. */
  laterMs: 1000,
  maxPauseMs: 30_000,
  /** Time as a ready process after which a restart counts as the first one again. */
  steadyMs: 15_000,
  stopMs: 10_000,
};

const LAST_WORDS_MS = 100;
/** Lines of Next about its configuration, and of stacks: they say nothing to the person who starts this. */
const NOISE = /Running next\.config|^\s*at |^\s*$/i;

type Message = { ready?: true; failed?: { message: string } };

/** Keeps one process alive: starts it again when it dies, later each time, and replaces it when it hangs. */
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

  /** The process that lives now; undefined between two. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts the process, and resolves when it is ready.
   * @throws StartError when the process ends by itself before. One that was ready in an earlier life is tried again
   */
  start(): Promise<void> {
    this.#stopping = new AbortController();
    this.#ready = Promise.withResolvers();
    // The caller may look only after other work.
    this.#ready.promise.catch(() => {});
    this.#life = this.#live();
    return this.#ready.promise;
  }

  /** @param isHurried whether the process waits for no client that still has a connection */
  async stop({ isHurried = true } = {}): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    child?.kill('SIGTERM');
    if (isHurried && child?.connected) child.disconnect();
    const timer = setTimeout(() => child?.kill('SIGKILL'), this.#timing.stopMs);
    await this.#life;
    clearTimeout(timer);
  }

  /** Runs one process after the other until the service is stopped, or the first of all could not start. */
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
      report(`${name}: it ended unexpectedly and is started again${when} (${problem || how})`);
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  /** Runs a process to its end. @returns why it ended, and for how long it was ready */
  async #run() {
    const { name, command, env, socket, report } = this.#options;
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // A group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    });
    this.#child = child;
    let [silentMs, problem] = [0, ''];
    let readyAt: number | undefined;
    // Looks are counted, so that a laptop that slept replaces no process.
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
    // The processes that this child started would outlive it.
    if (child.pid) await endAll([-child.pid]);
    await wait(LAST_WORDS_MS);
    this.#child = undefined;
    return { problem, how: signal ?? `code ${code}`, isItsOwn: signal === null, readyMs };
  }
}
