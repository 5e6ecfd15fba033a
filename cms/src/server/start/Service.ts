import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@common-ground/api/platform/log/log.ts';
import { redactText } from '@common-ground/api/platform/log/redactText.ts';
import { BEAT_MS } from '../lifecycle.ts';
import { endAll, trySignal } from './endProcesses.ts';
import type { Environment } from './runNode.ts';
import { StartError } from './StartError.ts';
import { findErrorText, parseServiceLine, type WriteLine } from './serviceLines.ts';

export type ServiceOptions = {
  name: string;
  command: string[];
  env: Environment;
  /** File descriptor that the process gets as its descriptor 4. */
  socket?: number | undefined;
  writeLine: WriteLine;
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

/** Facts that were observed of a process that ended. */
type Death = {
  /** Exit code, or the message of an error that prevented the start. */
  code: number | string | null;
  signal: NodeJS.Signals | null;
  /** Whether the process ended by itself, and not by a signal. */
  isItsOwn: boolean;
  /** Milliseconds without a beat after which it was killed; 0 when it was not killed for that. */
  silence: number;
  /** Reason that the process gave for its end, or empty. */
  problem: string;
  /** Last error that it logged, or empty. */
  lastError: string;
  ranMs: number;
  readyMs: number;
};

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
    const { name } = this.#options;
    const { laterMs, maxPauseMs, steadyMs } = this.#timing;
    const { signal } = this.#stopping;
    for (let restarts = 0; !signal.aborted; restarts++) {
      const death = await this.#run();
      if (signal.aborted) return;
      const { problem, isItsOwn, readyMs } = death;
      if (isItsOwn) this.#ready.reject(new StartError(problem || `The ${name} process ${describeDeath(death)}.`));
      if (isItsOwn && !this.#wasReady) return;
      if (readyMs > steadyMs) restarts = 0;
      const pause = restarts > 0 ? Math.min(laterMs * 2 ** (restarts - 1), maxPauseMs) : 0;
      const when = pause > 0 ? ` in ${pause / 1000} s` : '';
      log.error(findFacts(name, death), `${name} ${describeDeath(death)}, restarting${when}`);
      await wait(pause, undefined, { signal }).catch(() => {});
    }
  }

  /** Starts the process and resolves when it has ended. */
  async #run(): Promise<Death> {
    const { name, command, env, socket, writeLine } = this.#options;
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // A separate process group does not get Ctrl-C: the supervisor decides the order in which processes end.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    });
    this.#child = child;
    const startedAt = performance.now();
    let [silentMs, silence, problem, lastError] = [0, 0, '', ''];
    let readyAt: number | undefined;
    // Counts intervals instead of time, so that a laptop that slept replaces no process.
    const watch = setInterval(() => {
      silentMs += BEAT_MS;
      if (!child.pid || silentMs <= this.#timing[readyAt ? 'patienceMs' : 'loadingPatienceMs']) return;
      silence = silentMs;
      trySignal(-child.pid, 'SIGKILL');
    }, BEAT_MS);
    for (const input of [child.stdout, child.stderr])
      if (input)
        createInterface({ input }).on('line', (text) => {
          const line = parseServiceLine(name, text);
          if (!line) return;
          lastError = findErrorText(line) ?? lastError;
          writeLine(line);
        });
    child.on('message', ({ ready, failed }: Message) => {
      silentMs = 0;
      if (failed) problem = failed.message;
      if (!ready) return;
      readyAt = performance.now();
      this.#wasReady = true;
      this.#ready.resolve();
    });
    const [code, signal] = await once(child, 'exit').catch(({ message }) => [message, null]);
    const [ranMs, readyMs] = [performance.now() - startedAt, readyAt === undefined ? 0 : performance.now() - readyAt];
    clearInterval(watch);
    if (child.pid) await endAll([-child.pid]);
    await wait(LAST_WORDS_MS);
    this.#child = undefined;
    return { code, signal, isItsOwn: signal === null, silence, problem, lastError, ranMs, readyMs };
  }
}

/** Returns the verb of a sentence about the end of a process, with what was observed. */
function describeDeath({ code, signal, silence, problem, lastError, ranMs }: Death): string {
  const how = signal ? `by ${signal}` : typeof code === 'number' ? `with code ${code}` : `(${code})`;
  const end = silence > 0 ? `sent no beat for ${toSeconds(silence)} s and was killed` : `ended ${how}`;
  const reason = problem || lastError;
  return `${end} after ${toSeconds(ranMs)} s${reason ? ` (last error: ${redactText(reason)})` : ''}`;
}

function findFacts(service: string, { code, signal, silence, ranMs }: Death): object {
  const ended = signal ? { signal } : { exit_code: code };
  return { service, ...ended, ran_s: toSeconds(ranMs), ...(silence > 0 ? { silent_s: toSeconds(silence) } : {}) };
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
