import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { BEAT_MS } from '../lifecycle.ts';
import { endGroup, trySignal } from './endProcesses.ts';
import { measureSilence } from './measureSilence.ts';
import type { Environment } from './runOnce.ts';
import { StartError } from './StartError.ts';

export type ServiceOptions = {
  name: string;
  command: string[];
  env: Environment;
  /** What it says in turn while it comes up; with the last it is whole. */
  stages: string[];
  /** A file descriptor that it gets as its fourth. */
  socket?: number | undefined;
  report: (line: string) => void;
  /** Called whenever `pids` changes. */
  onChange: () => void;
  timing?: Partial<typeof TIMING>;
};

const TIMING = {
  /** Silence that is waited for while a process loads much code, and when it is whole; see `measureSilence`. */
  patienceMs: 30_000,
  wholePatienceMs: 10_000,
  /** Pause before the second restart in a row, twice as long before each further one. The first one has none. */
  laterMs: 1000,
  maxPauseMs: 30_000,
  /** Time as a whole process after which a restart counts as the first one again. */
  steadyMs: 15_000,
  stopMs: 10_000,
};

const LAST_WORDS_MS = 100;
/** Lines of Next about its configuration, and of stacks: they say nothing to the person who starts this. */
const NOISE = /Running next\.config|^\s*at /i;

type Message = { ready?: string; failed?: { message: string } };
type Run = {
  child: ChildProcess;
  /** The reason that it gave for its end. */
  problem: string;
  silence: ReturnType<typeof measureSilence>;
  /** When it was whole; undefined before. */
  wholeAt?: number;
  isHung?: true;
  isDismissed?: true;
  whole: PromiseWithResolvers<void>;
  ended: PromiseWithResolvers<void>;
};

/** Keeps one process alive: starts it again when it dies, later each time, replaces it when it hangs, and renews it. */
export class Service {
  /** Each resolves when the process has come so far, and rejects when it ends by itself before it was ever whole. */
  readonly stages: Promise<void>[];
  #options: ServiceOptions;
  #timing: typeof TIMING;
  #stages: Map<string, PromiseWithResolvers<void>>;
  #runs = new Set<Run>();
  #wasWhole = false;
  #restarts = 0;
  #restart: NodeJS.Timeout | undefined;
  #clock: NodeJS.Timeout;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#timing = { ...TIMING, ...options.timing };
    this.#stages = new Map(options.stages.map((stage) => [stage, quietly(Promise.withResolvers<void>())]));
    this.stages = [...this.#stages.values()].map(({ promise }) => promise);
    this.#clock = setInterval(() => this.#endHung(), BEAT_MS);
    this.#begin();
  }

  /** The processes that live now: two while one is renewed, none between two. */
  get pids(): number[] {
    return [...this.#runs].map(({ child }) => child.pid).filter((pid) => pid !== undefined);
  }

  async stop(): Promise<void> {
    clearInterval(this.#clock);
    clearTimeout(this.#restart);
    await this.#dismiss([...this.#runs], { isHurried: true });
  }

  /**
   * Puts another process in its place. Where both can serve at once the old one ends after the new one is whole, else
   * before. The old one goes on when the new one cannot.
   */
  async renew({ isSideBySide }: { isSideBySide: boolean }): Promise<void> {
    const old = [...this.#runs];
    if (!isSideBySide) await this.#dismiss(old, { isHurried: false });
    clearTimeout(this.#restart);
    await this.#begin().whole.promise;
    if (isSideBySide) await this.#dismiss(old, { isHurried: false });
  }

  /** @param isHurried whether they wait for nobody who still has a connection */
  async #dismiss(runs: Run[], { isHurried }: { isHurried: boolean }): Promise<void> {
    const end = async (run: Run) => {
      run.isDismissed = true;
      run.child.kill('SIGTERM');
      if (isHurried && run.child.connected) run.child.disconnect();
      const timer = setTimeout(() => run.child.kill('SIGKILL'), this.#timing.stopMs);
      await run.ended.promise;
      clearTimeout(timer);
    };
    await Promise.all(runs.map(end));
  }

  #begin(): Run {
    const { command, env, socket, onChange } = this.#options;
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      env: { ...process.env, NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
      // A group of its own: Ctrl-C reaches this process alone, which then ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    });
    const run: Run = {
      child,
      problem: '',
      silence: measureSilence(child.pid),
      whole: quietly(Promise.withResolvers<void>()),
      ended: Promise.withResolvers<void>(),
    };
    child.on('message', (message: Message) => this.#hear(run, message));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => this.#read(run, text));
    child.on('error', (error) => child.pid === undefined && this.#end(run, error.message, { isItsOwn: true }));
    child.once('exit', async (code, signal) => {
      // The processes that this child started would outlive it.
      if (child.pid) await endGroup(child.pid);
      // Its last words may still be on their way. After a disconnect there is no `close`.
      await Promise.race([once(child, 'close'), wait(LAST_WORDS_MS)]);
      this.#end(run, signal ?? `code ${code}`, { isItsOwn: signal === null });
    });
    this.#runs.add(run);
    onChange();
    return run;
  }

  #hear(run: Run, { ready, failed }: Message): void {
    run.silence.end();
    if (failed) run.problem = failed.message;
    if (ready) this.#stages.get(ready)?.resolve();
    if (ready !== this.#options.stages.at(-1)) return;
    this.#wasWhole = true;
    run.wholeAt = performance.now();
    run.whole.resolve();
  }

  #read(run: Run, text: string): void {
    for (const line of text.split('\n')) {
      if (line.trim() && !NOISE.test(line)) this.#options.report(`${this.#options.name}: ${line.trim()}`);
      // The first error says why a start failed, the last one why a long life ended.
      if (/error/i.test(line) && (run.wholeAt || !run.problem)) run.problem = line.trim();
    }
  }

  #endHung(): void {
    const { patienceMs, wholePatienceMs } = this.#timing;
    for (const run of this.#runs) {
      if (!run.silence.isTooLong(run.wholeAt ? wholePatienceMs : patienceMs)) continue;
      run.isHung = true;
      // What it has started hangs with it, or would go on without it.
      if (run.child.pid) trySignal(-run.child.pid, 'SIGKILL');
    }
  }

  /** Starts another process after one has ended, unless another one serves or it failed before it was ever whole. */
  #end(run: Run, how: string, { isItsOwn }: { isItsOwn: boolean }): void {
    if (!this.#runs.delete(run)) return;
    const { name, report, onChange } = this.#options;
    onChange();
    run.ended.resolve();
    const { laterMs, maxPauseMs, steadyMs } = this.#timing;
    const error = new StartError(run.problem || `The ${name} process ended unexpectedly (${how}).`);
    run.whole.reject(error);
    if (run.isDismissed || this.#runs.size > 0) return;
    if (isItsOwn && !this.#wasWhole) {
      for (const { reject } of this.#stages.values()) reject(error);
      return;
    }
    const wasSteady = run.wholeAt !== undefined && performance.now() - run.wholeAt > steadyMs;
    this.#restarts = wasSteady ? 1 : this.#restarts + 1;
    const pause = this.#restarts > 1 ? Math.min(laterMs * 2 ** (this.#restarts - 2), maxPauseMs) : 0;
    const why = run.isHung ? 'it hung' : (isItsOwn && run.problem) || how;
    const when = pause > 0 ? ` in ${pause / 1000} s` : '';
    report(`${name}: it ended unexpectedly and is started again${when} (${why})`);
    this.#restart = setTimeout(() => this.#begin(), pause);
  }
}

function quietly<T>(resolvers: PromiseWithResolvers<T>): PromiseWithResolvers<T> {
  resolvers.promise.catch(() => {});
  return resolvers;
}
